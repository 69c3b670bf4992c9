/** Whether a key belongs to a field that is written in. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]') !== null
