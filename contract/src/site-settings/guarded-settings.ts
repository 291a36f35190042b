import type { Permission } from '../accounts/permissions.ts'

/**
 * What is asked of staff beside canManageContent before they switch a setting that reaches beyond
 * content: one makes money, the others weaken what guards every account.
 */
export const guardedSettings = {
  ld_earning_enabled: 'canChangeUserDollars',
  reveal_accounts: 'canChangeAdminPermissions',
  staff_second_step: 'canChangeAdminPermissions',
} as const satisfies Record<string, keyof typeof Permission>

export type GuardedSetting = keyof typeof guardedSettings
