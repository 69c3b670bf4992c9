declare module 'virtual:viewer' {
  /** The program of exported web pages: one module, as text. */
  const program: string
  export default program
}
