/** Bytes in words. */
export const sizeText = (bytes: number): string =>
  bytes < 1e6
    ? `${Math.ceil(bytes / 1000)} kB`
    : bytes < 1e9
      ? `${(bytes / 1e6).toFixed(2)} MB`
      : `${(bytes / 1e9).toFixed(1)} GB`
