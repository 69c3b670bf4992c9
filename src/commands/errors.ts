/** Why a command did not run. `message` says what was wrong, what was expected and what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
