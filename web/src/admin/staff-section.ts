import type { ComponentType } from 'react'
import type { Permission } from '@loadout/contract/accounts/permissions.ts'
import type { PlainMessageId } from '@loadout/texts/text.ts'
import type { TextPart } from '../platform/language/catalogues.ts'
import { loadChunk } from '../platform/load-chunk.ts'
import type { IconName } from '../ui/icons.ts'

/** A screen of staff, fetched when it is first wanted. */
export type StaffScreen = { paths: readonly string[]; load: () => Promise<ComponentType> }

/** Paths are below /admin. The screen's file exports a component of the given name. */
export const screen = <Name extends string>(
  paths: string | string[],
  name: Name,
  load: () => Promise<{ [name in Name]: ComponentType }>,
): StaffScreen => ({
  paths: [paths].flat(),
  load: async () => (await loadChunk(load))[name],
})

/** Something of a section that waits for staff, as the overview counts it. */
export type WaitingKind = {
  label: PlainMessageId
  /** Below /admin, the list narrowed to it. */
  path: string
  count: () => Promise<number>
  /** Whether people wait for it: the menu says how much there is on every screen. */
  inMenu?: true
}

/**
 * What a domain has for staff, declared in `admin/<domain>/staff.ts`: its screens, the permission
 * that opens them (whoever lacks it does not see the section, ADMIN-28) and its place in the menu.
 */
export type StaffSection = {
  group: 'content' | 'people' | 'economy' | 'site'
  /** Its place in the group. */
  order: number
  path: string
  icon: IconName
  label: PlainMessageId
  permission: keyof typeof Permission
  screens: readonly StaffScreen[]
  waiting?: readonly WaitingKind[]
  /** What is new in it, for the overview. */
  loadLatest?: () => Promise<ComponentType>
  /** What its screens say beyond the words of staff. */
  texts?: readonly TextPart[]
}
