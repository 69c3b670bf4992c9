declare module 'gltf-validator' {
  interface Report {
    issues: {
      numErrors: number
      numWarnings: number
      messages: { code: string; message: string; pointer: string; severity: number }[]
    }
  }
  const validator: {
    validateBytes(
      bytes: Uint8Array,
      options?: { maxIssues?: number; externalResourceFunction?(uri: string): Promise<Uint8Array> },
    ): Promise<Report>
  }
  export default validator
}
