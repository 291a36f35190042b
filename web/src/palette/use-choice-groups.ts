import { useState } from 'react'
import { useText } from '../platform/language/language.tsx'
import { searchPath } from '../search/search-paths.ts'
import type { Choice, ChoiceGroup } from './choice.ts'
import { fits } from './fits.ts'
import { recentChoices, type RecentChoice } from '../member/recent-choices.ts'
import { useFound } from './use-found.ts'
import { usePlaces, useStaffPlaces } from './use-places.ts'
import { useLanguageChoices, useThemeChoices } from './use-switches.ts'

/**
 * What fits the typed words, in groups; with nothing typed all there is, the latest choices first.
 */
export function useChoiceGroups(typed: string) {
  const text = useText()
  const staff = useStaffPlaces()
  const found = useFound(typed)
  const [recent] = useState(recentChoices)
  const fixed: ChoiceGroup[] = [
    { key: 'pages', label: text('palette.pages'), choices: usePlaces() },
    { key: 'staff', label: text('palette.staff'), choices: staff.choices },
    { key: 'themes', label: text('theme.label'), choices: useThemeChoices() },
    { key: 'languages', label: text('language.label'), choices: useLanguageChoices() },
  ]
  const [pages, staffs, ...switches] = fixed.map((group) => fitting(group, typed))
  const everywhere: Choice = {
    id: `search:${found.words}`,
    href: searchPath('article', found.words),
    look: { icon: 'search' },
    label: text('palette.search_for', { words: found.words }),
  }
  const groups = [
    { key: 'recent', label: text('palette.recent'), choices: typed ? [] : known(recent, fixed) },
    pages,
    staffs,
    { key: 'people', label: text('palette.people'), choices: found.people },
    { key: 'articles', label: text('palette.articles'), choices: found.articles },
    ...switches,
    { key: 'all', label: text('palette.all'), choices: found.words ? [everywhere] : [] },
  ].filter((group): group is ChoiceGroup => group !== undefined && group.choices.length > 0)
  return { groups, isWaiting: found.isWaiting, hasFailed: found.hasFailed, StaffIcons: staff.Icons }
}

/** By its name, or by the name of its group or its address, which is English in every language. */
const fitting = (group: ChoiceGroup, typed: string): ChoiceGroup => ({
  ...group,
  choices: group.choices.filter(({ label, id }) => fits(typed, `${group.label} ${label} ${id}`)),
})

/**
 * Pages and switches as they are called now; of what may not be opened any more nothing is left.
 */
const known = (recent: readonly RecentChoice[], groups: readonly ChoiceGroup[]): Choice[] => {
  const all = groups.flatMap(({ choices }) => choices)
  return recent.flatMap(({ id, label, href }): Choice[] => {
    const fixed = all.find((choice) => choice.id === id)
    if (fixed) return [fixed]
    if (href === undefined || /^\/(?:admin|moderation$)/.test(href)) return []
    return [{ id, label, href, look: { icon: iconOf(href) } }]
  })
}

const iconOf = (href: string) => {
  if (href.startsWith('/search/')) return 'search'
  return href.startsWith('/user/') ? 'users' : 'newspaper'
}
