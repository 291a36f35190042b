/** Why another site has given no answer that is of use. */
type OutboundReason =
  /** Not one of the addresses that may be asked. */
  | 'address'
  /** No connection, or one that broke. */
  | 'connection'
  | 'time'
  | 'size'
  /** It has refused, sent elsewhere or failed; `status` says how. */
  | 'status'
  /** No JSON, or not of the expected form. */
  | 'form'
  /** It has failed too often and is not asked now. */
  | 'paused'

/** Nothing of the request is in it: addresses and forms hold secrets. */
export class OutboundError extends Error {
  override name = 'OutboundError'
  readonly reason: OutboundReason
  readonly status: number | undefined

  constructor(service: string, reason: OutboundReason, status?: number) {
    super(`${service} gave no answer: ${reason}${status === undefined ? '' : ` ${status}`}`)
    this.reason = reason
    this.status = status
  }

  /**
   * Whether only this question was answered badly. Else the service is away, in trouble or asked
   * too often, and has no better answer to the next one.
   */
  get isAboutQuestion(): boolean {
    if (this.status !== undefined) return !isTrouble(this.status)
    return this.reason === 'form' || this.reason === 'size'
  }
}

/** Its own trouble, or that it is asked too often; any other status is about the question. */
export const isTrouble = (status: number): boolean => status >= 500 || status === 429
