import type { Pattern } from '@loadout/contract/categories/patterns.ts'
import type { PlainMessageId } from '@loadout/texts/text.ts'

/** What the drawings show. */
export const patternLabels = {
  general: 'staff_games.pattern_general',
  csgo: 'staff_games.pattern_csgo',
  fortnite: 'staff_games.pattern_fortnite',
  pubg: 'staff_games.pattern_pubg',
  lol: 'staff_games.pattern_lol',
  dota: 'staff_games.pattern_dota',
  poker: 'staff_games.pattern_poker',
} as const satisfies Record<Pattern, PlainMessageId>
