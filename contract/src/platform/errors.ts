/**
 * Every refusal a visitor may read: a stable code and its English text (AMB-151). The server sends both,
 * the browser shows its own translation of the code. A code is never renamed; tests and clients depend on it.
 */
export const errorTexts = {
  invalid_request: 'Invalid request.',
  not_signed_in: 'You must log in to view this page',
  not_allowed: 'You do not have permission to do that.',
  repeated_otherwise: 'This action was already sent with other contents.',
  invalid_credentials: 'Invalid credentials.',
  wrong_password: 'Wrong username or password.',
  wrong_current_password: 'Your current password is wrong.',
  banned: 'Your account has been banned.',
  email_not_verified: 'Please verify your e-mail address before logging in.',
  link_expired: 'This link is invalid or has expired.',
  username_too_short: 'Your username is too short.',
  username_too_long: 'Your username is too long.',
  username_illegal: 'Your username contains illegal characters.',
  username_only_numbers: 'Your username may not only consist of numbers.',
  username_taken: 'That username is already taken.',
  username_unchanged: 'This is your current username. Please enter a new one.',
  email_invalid: 'Invalid e-mail address.',
  email_taken: 'That e-mail address is already in use.',
  password_too_short: 'Your password must consist of at least 8 characters.',
  password_too_long: 'Your password is too long.',
  password_only_numbers: 'Your password may not only consist of numbers.',
  new_password_too_short: 'Password is too short',
  country_missing: 'You must select a country.',
  message_missing: 'You must enter a message.',
  message_too_long: 'Your message is too long.',
  no_such_username: 'There is no user with that username',
  no_such_email: 'There is no user with that e-mail address',
  article_not_found: 'Article not found',
  comment_not_found: 'Comment not found',
  user_not_found: 'User not found',
  page_not_found: 'Page not found',
  picture_not_found: 'Picture not found',
  picture_unreadable: 'The image has the wrong type, size or dimensions.',
  picture_too_large: 'The image has the wrong type, size or dimensions.',
  picture_too_small: 'The image has the wrong type, size or dimensions.',
  too_many_pictures: 'You have sent too many pictures. Please try again later.',
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
