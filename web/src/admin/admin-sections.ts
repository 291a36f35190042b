import { hasPermission, type Standing } from '@loadout/contract/accounts/permissions.ts'
import type { PlainMessageId } from '@loadout/texts/text.ts'
import type { StaffSection } from './staff-section.ts'

/**
 * What every domain declares for staff. Found by the file's name, so that there is no list to keep.
 */
const declared = import.meta.glob<StaffSection[]>('./*/staff.ts', {
  eager: true,
  import: 'sections',
})

export const allSections: readonly StaffSection[] = Object.values(declared)
  .flat()
  .toSorted((one, other) => one.order - other.order)

const groups: readonly { name: StaffSection['group']; label: PlainMessageId }[] = [
  { name: 'content', label: 'admin.content' },
  { name: 'people', label: 'admin.people' },
  { name: 'economy', label: 'admin.economy' },
  { name: 'site', label: 'admin.site' },
]

type Group = { label: PlainMessageId; sections: StaffSection[] }

/** The groups of sections that a member of staff may open (AMB-43); none is empty. */
export const groupsFor = (staff: Standing): Group[] =>
  groups
    .map(({ name, label }) => ({
      label,
      sections: allSections.filter(
        ({ group, permission }) => group === name && hasPermission(staff, permission),
      ),
    }))
    .filter(({ sections }) => sections.length > 0)

const firstStep = (path: string) => path.split('/', 1)[0]

/** The section an address is in; the overview is in none. */
export function sectionAt(path: string): StaffSection | undefined {
  const step = path.startsWith('/admin/') ? firstStep(path.slice('/admin/'.length)) : undefined
  return allSections.find(({ screens }) =>
    screens.some(({ paths }) => paths.some((own) => firstStep(own) === step)),
  )
}

export const mayOpenPath = (staff: Standing, path: string): boolean => {
  const section = sectionAt(path)
  return section === undefined || hasPermission(staff, section.permission)
}
