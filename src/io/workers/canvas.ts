/** A canvas as three's exporters make it, where there is no document: the part of it that they use. */
class WorkerCanvas extends OffscreenCanvas {
  toBlob(done: (blob: Blob) => void, type?: string): void {
    void this.convertToBlob({ type }).then(done)
  }
}

/** Lets three's exporters draw pictures in a worker. */
export function provideCanvas(): void {
  Object.assign(globalThis, { document: { createElement: () => new WorkerCanvas(1, 1) } })
}
