import { config } from 'zod'

// zod makes parsers of schemas by `Function` where it may, and tries whether it may. The content security policy forbids
// it, and tells of each try. This must run before the first schema is made.
config({ jitless: true })
