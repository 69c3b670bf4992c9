/** The part of the browser's FileReader that three's exporter of glTF uses, which Node has not. */
class FileReaderOfNode {
  result: ArrayBuffer | null = null
  onloadend: (() => void) | null = null

  readAsArrayBuffer(blob: Blob): void {
    void blob.arrayBuffer().then((buffer) => {
      this.result = buffer
      this.onloadend?.()
    })
  }
}

Object.assign(globalThis, { FileReader: FileReaderOfNode })
