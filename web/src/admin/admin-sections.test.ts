import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { allSections, groupsFor, mayOpenPath, sectionAt } from './admin-sections.ts'

const staffWith = (...permissions: (keyof typeof Permission)[]) => ({
  flags: Flag.Admin,
  permissions: permissions.reduce((sum, name) => sum + Permission[name], 0),
})
const menuOf = (...permissions: (keyof typeof Permission)[]) =>
  groupsFor(staffWith(...permissions)).map(({ label, sections }) => [
    label,
    sections.map(({ path }) => path),
  ])

test('ADMIN-28 staff see the sections that their permissions open, and no group is empty', () => {
  expect(menuOf('canManageContent', 'canSetNotice')).toEqual([
    [
      'admin.content',
      ['videos', 'hero', 'footer-media', 'content-pages', 'background-ad', 'games'],
    ],
    ['admin.site', ['settings', 'notice']],
  ])
  expect(menuOf()).toEqual([])
})

test('ADMIN-28 an address belongs to the section that has a screen there', () => {
  expect(
    ['/admin', '/admin/news/edit/7', '/admin/user/3', '/admin/users', '/admin/newsletter'].map(
      (path) => sectionAt(path)?.path,
    ),
  ).toEqual([undefined, 'news', 'users', 'users', undefined])
  expect(mayOpenPath(staffWith('canSetNotice'), '/admin/news/edit/7')).toBe(false)
  expect(mayOpenPath(staffWith('canPublishNews'), '/admin/news/edit/7')).toBe(true)
})

test('ADMIN-28 every domain with screens of staff has a place in their menu, each its own', () => {
  expect(allSections.map(({ path }) => path).toSorted()).toEqual([
    'audit',
    'background-ad',
    'comments',
    'content-pages',
    'dollars',
    'events',
    'footer-media',
    'games',
    'hero',
    'ip-bans',
    'jobs',
    'ld-top',
    'mails',
    'multipliers',
    'news',
    'notice',
    'notifications',
    'orders',
    'polls',
    'posts',
    'reports',
    'settings',
    'shop',
    'streams',
    'tickets',
    'users',
    'videos',
    'weeks',
  ])
  const places = allSections.map(({ group, order }) => `${group} ${order}`)
  expect(new Set(places).size).toBe(places.length)
})
