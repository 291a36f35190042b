import { errorTexts, type ErrorBody, type ErrorCode } from '@loadout/contract/platform/errors.ts'

type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 413 | 415 | 429 | 503

/**
 * A refusal that the visitor may read. Anything else thrown is a bug and answers 500 without a text
 * of its own.
 */
export class PublicError extends Error {
  override name = 'PublicError'
  readonly status: RefusalStatus
  readonly code: ErrorCode
  /** The field of the call's input that is refused, so that a form need not guess (API-14). */
  readonly field: string | undefined

  constructor(
    status: RefusalStatus,
    code: ErrorCode,
    field?: string,
    text: string = errorTexts[code],
  ) {
    super(text)
    this.status = status
    this.code = code
    this.field = field
  }
}

/** Without `text` it says what the contract has for the code, in English. */
export const errorBody = (
  code: ErrorCode,
  {
    field,
    text = errorTexts[code],
  }: { field?: string | undefined; text?: string | undefined } = {},
): ErrorBody => ({
  error: text,
  code,
  ...(field === undefined ? {} : { field }),
})

export const pageNotFound = () => new PublicError(404, 'page_not_found')
export const invalidRequest = (field?: string) => new PublicError(400, 'invalid_request', field)
export const unavailable = () => new PublicError(503, 'unavailable')
export const notSignedIn = () => new PublicError(401, 'not_signed_in')
export const notAllowed = () => new PublicError(403, 'not_allowed')
/** A rule that the visitor can keep next time; the client shows its text (API-15). */
export const ruleBroken = (code: ErrorCode, field?: string) => new PublicError(400, code, field)

/**
 * Names the field of a refusal where what refuses cannot know it: what reads pictures, or what
 * writes a text that came as a part of a field. `parts` are the names that stand for it then; a
 * refusal of anything else stays as it is.
 */
export async function aboutField<T>(
  field: string,
  work: Promise<T>,
  parts?: readonly string[],
): Promise<T> {
  try {
    return await work
  } catch (error) {
    const isMeant =
      error instanceof PublicError &&
      error.status === 400 &&
      (parts === undefined || parts.includes(error.field ?? ''))
    throw isMeant ? ruleBroken(error.code, field) : error
  }
}
