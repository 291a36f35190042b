import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import {
  everyPermission,
  Permission,
  type Standing,
} from '@loadout/contract/accounts/permissions.ts'
import type { StaffSection } from './staff-section.ts'
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

/** The domain of each file, which is its folder here. */
const domainsOf = (files: Record<string, unknown>) => [
  ...new Set(Object.keys(files).map((file) => file.split('/')[1])),
]
const staffScreens = import.meta.glob('./*/*Page.tsx')
const declarations = import.meta.glob<{ sections: StaffSection[] }>('./*/staff.ts', { eager: true })

test('ADMIN-28 every domain with screens of staff has a place in their menu, each its own', () => {
  // Whoever sets a site up is not staff yet.
  const withScreens = domainsOf(staffScreens).filter((domain) => domain !== 'setup')
  expect(withScreens.length).toBeGreaterThan(0)
  expect(domainsOf(declarations)).toEqual(expect.arrayContaining(withScreens))
  for (const { sections } of Object.values(declarations)) {
    expect(sections.length).toBeGreaterThan(0)
    expect(allSections).toEqual(expect.arrayContaining(sections))
  }

  const places = allSections.map(({ group, order }) => `${group} ${order}`)
  const paths = allSections.map(({ path }) => path)
  const addresses = allSections.flatMap(({ screens }) => screens.flatMap((each) => each.paths))
  for (const own of [places, paths, addresses]) expect(own).toEqual([...new Set(own)])
})

const everyOther = (own: keyof typeof Permission) => ({
  flags: Flag.Admin,
  permissions: everyPermission - Permission[own],
})

test.each(allSections.map((section) => ({ ...section, screen: `/admin/${section.path}` })))(
  'ADMIN-28 $screen is in the menu of whoever has its permission, and of nobody else',
  (section) => {
    const { permission, path, screen } = section
    const pathsFor = (staff: Standing) =>
      groupsFor(staff).flatMap(({ sections }) => sections.map((each) => each.path))
    expect(pathsFor(staffWith(permission))).toContain(path)
    expect(pathsFor(everyOther(permission))).not.toContain(path)

    expect(sectionAt(screen)?.path).toBe(path)
    for (const address of section.screens.flatMap(({ paths }) => paths)) {
      expect(mayOpenPath(staffWith(permission), `/admin/${address}`), address).toBe(true)
      expect(mayOpenPath(everyOther(permission), `/admin/${address}`), address).toBe(false)
    }
  },
)
