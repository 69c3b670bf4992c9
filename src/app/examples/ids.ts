export const EXAMPLE_IDS = ['livingRoom', 'cafe', 'product', 'cityBlock', 'gallery', 'camp'] as const
export type ExampleId = (typeof EXAMPLE_IDS)[number]
