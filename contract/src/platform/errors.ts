/**
 * Every refusal a visitor may read: a stable code and its English text (AMB-151). The server sends both,
 * the browser shows its own translation of the code. A code is never renamed; tests and clients depend on it.
 */
export const errorTexts = {
  invalid_request: 'Invalid request.',
  article_not_found: 'Article not found',
  user_not_found: 'User not found',
  page_not_found: 'Page not found',
  picture_not_found: 'Picture not found',
  picture_unreadable: 'This file is not a picture that can be used here.',
  picture_too_large: 'This picture is too large.',
  call_not_found: 'There is no such call.',
  method_not_allowed: 'This call does not take that method.',
  unsupported_media_type: 'Send form fields.',
  too_large: 'The request is too large.',
  too_many_requests: 'Too many requests. Please try again later.',
  unavailable: 'The site is briefly unavailable. Please try again.',
  internal: 'Something went wrong.',
} as const

export type ErrorCode = keyof typeof errorTexts

/** The body of every refusal. */
export type ErrorBody = { error: string; code: ErrorCode }
