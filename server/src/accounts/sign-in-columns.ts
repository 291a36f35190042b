/** What signing in, passwords and mails need to know of somebody. */
export const signInColumns = [
  'id',
  'username',
  'email',
  'password_hash',
  'flags',
  'banned_until',
  'language_id',
  'country_id',
] as const
