/**
 * Why a call failed. `status` 0 means that no answer came; `code` is stable, `message` is the
 * server's English text (API-14), `field` the one of the input that it is about.
 */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  readonly code: string
  readonly field: string | undefined

  constructor(status: number, code: string, message: string, field?: string) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
  }
}

/** The site has been renewed since this page was loaded, and knows no such call any more. */
export const isOfOlderPage = ({ code }: { code: string }) =>
  code === 'call_not_found' || code === 'method_not_allowed'
