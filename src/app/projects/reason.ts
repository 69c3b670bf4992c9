/** Why something could not be written, in words: browsers speak in codes. */
export function reasonOf(error: Error): string {
  if (error.name === 'QuotaExceededError') return 'The disk is full, or this site may not use more of it'
  if (['SecurityError', 'InvalidStateError', 'NotAllowedError', 'UnknownError'].includes(error.name)) {
    return 'This browser keeps nothing for this site; it may be a private window'
  }
  return error.message
}
