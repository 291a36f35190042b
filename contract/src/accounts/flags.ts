/**
 * Bits of `users.flags` (ROLE-01 to ROLE-08). Stored and sent as one integer, so a bit never
 * changes its meaning.
 */
export const Flag = {
  Featured: 1,
  Moderator: 2,
  Admin: 4,
  SeenPointsHint: 8,
  HasVerifiedEmail: 16,
  RequestingNameChange: 32,
  RequiresVerifiedEmail: 64,
  VerifiedSymbol: 128,
} as const
export type Flag = (typeof Flag)[keyof typeof Flag]
export const everyFlag = Object.values(Flag).reduce((all, flag) => all | flag, 0)

export const hasFlag = (user: { flags: number }, flag: Flag) => (user.flags & flag) !== 0
