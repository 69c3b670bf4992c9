declare module 'draco3dgltf' {
  /** Options of Emscripten. */
  interface Options {
    /** Where a file of the module is, by its name. */
    locateFile?(name: string): string
  }
  const draco: {
    createDecoderModule(options?: Options): Promise<unknown>
    createEncoderModule(options?: Options): Promise<unknown>
  }
  export default draco
}
