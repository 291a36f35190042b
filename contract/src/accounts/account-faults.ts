/** What may be wrong with a name that somebody gives themselves. */
export const usernameFaults = [
  'username_too_short',
  'username_too_long',
  'username_illegal',
  'username_only_numbers',
  'username_taken',
] as const

/** What may be wrong with an account that is made, in the order of its form. */
export const accountFaults = [
  ...usernameFaults,
  'password_too_short',
  'password_too_long',
  'password_only_numbers',
  'email_invalid',
  'email_taken',
] as const
