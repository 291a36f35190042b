import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission, Permission } from '@loadout/contract/accounts/permissions.ts'
import type { StaffRole } from '@loadout/demo/people.ts'

const moderator = Flag.Moderator | Flag.HasVerifiedEmail
const admin = Flag.Admin | Flag.HasVerifiedEmail

/**
 * Staff with different abilities, and two that have none: permissions count only together with the
 * flag, and the flag alone opens nothing (ROLE-10, AMB-116).
 */
export const roles: Readonly<Record<StaffRole, { flags: number; permissions: number }>> = {
  moderator: { flags: moderator, permissions: Permission.canDeleteComments },
  admin: { flags: admin, permissions: everyPermission },
  discipline: {
    flags: moderator,
    permissions:
      Permission.canSeeUserProfile |
      Permission.canBanUsers |
      Permission.canDeleteComments |
      Permission.canDeletePosts,
  },
  editor: {
    flags: admin,
    permissions:
      Permission.canPublishNews |
      Permission.canManageContent |
      Permission.canManagePolls |
      Permission.canAddBlogStar,
  },
  events: { flags: admin, permissions: Permission.canManageEvents | Permission.canManageStreams },
  store: {
    flags: admin,
    permissions:
      Permission.canManageShop |
      Permission.canChangeUserDollars |
      Permission.canManageMultipliers |
      Permission.canSeeTopLDList,
  },
  support: {
    flags: admin,
    permissions:
      Permission.canReviewSupportTickets |
      Permission.canSeeUserProfile |
      Permission.canForceNameChange |
      Permission.canRequestNameChange |
      Permission.canForceEmailChange,
  },
  security: {
    flags: admin,
    permissions:
      Permission.canBanUsers | Permission.canIPBan | Permission.canChangeAdminPermissions,
  },
  announcer: {
    flags: admin,
    permissions: Permission.canSetNotice | Permission.canSendNotifications | Permission.canSeeStats,
  },
  former: { flags: admin, permissions: 0 },
  retired: { flags: Flag.HasVerifiedEmail, permissions: Permission.canDeleteComments },
}
