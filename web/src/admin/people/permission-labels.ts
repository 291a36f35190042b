import { Permission } from '@loadout/contract/accounts/permissions.ts'
import type { PlainMessageId } from '@loadout/texts/text.ts'

const labels: Record<keyof typeof Permission, PlainMessageId> = {
  canSeeUserProfile: 'permission.canSeeUserProfile',
  canBanUsers: 'permission.canBanUsers',
  canIPBan: 'permission.canIPBan',
  canSeeStats: 'permission.canSeeStats',
  canPublishNews: 'permission.canPublishNews',
  canChangeAdminPermissions: 'permission.canChangeAdminPermissions',
  canManageStreams: 'permission.canManageStreams',
  canManageContent: 'permission.canManageContent',
  canManageEvents: 'permission.canManageEvents',
  canDeleteComments: 'permission.canDeleteComments',
  canManagePolls: 'permission.canManagePolls',
  canManageShop: 'permission.canManageShop',
  canChangeUserDollars: 'permission.canChangeUserDollars',
  canDeletePosts: 'permission.canDeletePosts',
  canReviewSupportTickets: 'permission.canReviewSupportTickets',
  canSetNotice: 'permission.canSetNotice',
  canForceNameChange: 'permission.canForceNameChange',
  canRequestNameChange: 'permission.canRequestNameChange',
  canForceEmailChange: 'permission.canForceEmailChange',
  canManageMultipliers: 'permission.canManageMultipliers',
  canAddBlogStar: 'permission.canAddBlogStar',
  canSendNotifications: 'permission.canSendNotifications',
  canSeeTopLDList: 'permission.canSeeTopLDList',
}

export const labelOfPermission = (permission: keyof typeof Permission) => labels[permission]

/** All there are, in the order of their bits. */
export const permissionLabels = (Object.keys(labels) as (keyof typeof Permission)[]).map(
  (permission) => ({ permission, label: labels[permission] }),
)
