/**
 * Why a call failed. `status` 0 means that no answer came; `code` is stable, `message` is the
 * server's English text (API-14).
 */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}
