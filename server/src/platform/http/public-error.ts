import { errorTexts, type ErrorBody, type ErrorCode } from '@loadout/contract/platform/errors.ts'

/**
 * A refusal that the visitor may read. Anything else thrown is a bug and answers 500 without a text
 * of its own.
 */
export class PublicError extends Error {
  override name = 'PublicError'
  readonly status: number
  readonly code: ErrorCode

  constructor(status: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 429 | 503, code: ErrorCode) {
    super(errorTexts[code])
    this.status = status
    this.code = code
  }
}

export const errorBody = (code: ErrorCode): ErrorBody => ({ error: errorTexts[code], code })

export const articleNotFound = () => new PublicError(404, 'article_not_found')
export const commentNotFound = () => new PublicError(404, 'comment_not_found')
export const pageNotFound = () => new PublicError(404, 'page_not_found')
export const userNotFound = () => new PublicError(404, 'user_not_found')
export const invalidRequest = () => new PublicError(400, 'invalid_request')
export const unavailable = () => new PublicError(503, 'unavailable')
export const notSignedIn = () => new PublicError(401, 'not_signed_in')
export const notAllowed = () => new PublicError(403, 'not_allowed')
/** A rule that the visitor can keep next time; the client shows its text (API-15). */
export const ruleBroken = (code: ErrorCode) => new PublicError(400, code)
