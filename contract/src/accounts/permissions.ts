import { Flag } from './flags.ts'

/**
 * Bits of `users.permissions`; each counts only together with the Admin or Moderator flag
 * (AMB-116).
 */
export const Permission = {
  canSeeUserProfile: 1,
  canBanUsers: 2,
  canIPBan: 4,
  canSeeStats: 8,
  canPublishNews: 16,
  canChangeAdminPermissions: 32,
  canManageStreams: 64,
  canManageContent: 128,
  canManageEvents: 256,
  canDeleteComments: 512,
  canManagePolls: 1024,
  canManageShop: 2048,
  canChangeUserDollars: 4096,
  canDeletePosts: 8192,
  canReviewSupportTickets: 16384,
  canSetNotice: 32768,
  canForceNameChange: 65536,
  canRequestNameChange: 131072,
  canForceEmailChange: 262144,
  canManageMultipliers: 524288,
  canAddBlogStar: 1048576,
  canSendNotifications: 2097152,
  canSeeTopLDList: 4194304,
} as const

export const everyPermission = Object.values(Permission).reduce((bits, bit) => bits | bit, 0)

export type Standing = { flags: number; permissions: number }

/** What somebody may do: bits count only together with the flag Admin or Moderator (AMB-116). */
export const heldPermissions = ({ flags, permissions }: Standing) =>
  (flags & (Flag.Admin | Flag.Moderator)) === 0 ? 0 : permissions

/** Whoever may do something that members may not: an admin is staff without a single bit. */
export const isStaff = (somebody: Standing) =>
  (somebody.flags & Flag.Admin) !== 0 || heldPermissions(somebody) !== 0

export const hasPermission = (somebody: Standing, permission: keyof typeof Permission) =>
  (heldPermissions(somebody) & Permission[permission]) !== 0
