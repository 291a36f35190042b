import {
  hasPermission,
  type Permission,
  type Standing,
} from '@loadout/contract/accounts/permissions.ts'
import type { PlainMessageId } from '@loadout/texts/text.ts'
import type { IconName } from '../ui/icons.ts'

/** `more` is another place that belongs to it. */
export type AdminSection = {
  path: string
  icon: IconName
  label: PlainMessageId
  permission: keyof typeof Permission
  more?: string
}
type Group = { label: PlainMessageId; sections: AdminSection[] }

/**
 * What staff can open, one section a permission or more (AMB-43). Whoever lacks the bit does not
 * see the section (ADMIN-28).
 */
const groups: Group[] = [
  {
    label: 'admin.content',
    sections: [
      {
        path: '/admin/news',
        icon: 'newspaper',
        label: 'newsroom.news',
        permission: 'canPublishNews',
      },
      {
        path: '/admin/comments',
        icon: 'message-square',
        label: 'staff_comments.title',
        permission: 'canDeleteComments',
      },
      {
        path: '/admin/hero',
        icon: 'images',
        label: 'staff_hero.title',
        permission: 'canManageContent',
      },
      {
        path: '/admin/content-pages',
        icon: 'file-text',
        label: 'staff_pages.title',
        permission: 'canManageContent',
      },
      {
        path: '/admin/background-ad',
        icon: 'image',
        label: 'staff_ad.title',
        permission: 'canManageContent',
      },
    ],
  },
  {
    label: 'admin.people',
    sections: [
      {
        path: '/admin/users',
        icon: 'users',
        label: 'admin.users',
        permission: 'canSeeUserProfile',
        more: '/admin/user',
      },
      { path: '/admin/ip-bans', icon: 'ban', label: 'admin.ip_bans', permission: 'canIPBan' },
    ],
  },
  {
    label: 'admin.economy',
    sections: [
      {
        path: '/admin/multipliers',
        icon: 'coins',
        label: 'admin.multipliers',
        permission: 'canManageMultipliers',
      },
    ],
  },
  {
    label: 'admin.site',
    sections: [
      {
        path: '/admin/notice',
        icon: 'megaphone',
        label: 'staff_notice.title',
        permission: 'canSetNotice',
      },
      { path: '/admin/audit', icon: 'history', label: 'admin.audit', permission: 'canSeeStats' },
      { path: '/admin/mails', icon: 'mail', label: 'admin.mails', permission: 'canSeeUserProfile' },
    ],
  },
]

/** The groups of sections that a member of staff may open; none is empty. */
export const groupsFor = (staff: Standing): Group[] =>
  groups
    .map(({ label, sections }) => ({
      label,
      sections: sections.filter((section) => hasPermission(staff, section.permission)),
    }))
    .filter(({ sections }) => sections.length > 0)

const within = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/** The section an address is in; the overview is in none. */
export const sectionAt = (path: string): AdminSection | undefined =>
  groups
    .flatMap(({ sections }) => sections)
    .find(
      (section) =>
        within(path, section.path) || (section.more !== undefined && within(path, section.more)),
    )

export const mayOpenPath = (staff: Standing, path: string): boolean => {
  const section = sectionAt(path)
  return section === undefined || hasPermission(staff, section.permission)
}
