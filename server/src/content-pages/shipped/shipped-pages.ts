import { about } from './about.ts'
import { cookies } from './cookies.ts'
import { counterStrike } from './counter-strike.ts'
import { fairPlay } from './fair-play.ts'
import { fortnite } from './fortnite.ts'
import { giveaway } from './giveaway.ts'
import { leagueOfLegends } from './league-of-legends.ts'
import { privacy } from './privacy.ts'
import { pubg } from './pubg.ts'
import { rules } from './rules.ts'
import type { ShippedPage } from './shipped-page.ts'
import { terms } from './terms.ts'
import { writeForUs } from './write-for-us.ts'

/** The pages a new site starts with, in the order of the footer. */
export const shippedPages: readonly ShippedPage[] = [
  about,
  rules,
  terms,
  privacy,
  cookies,
  giveaway,
  counterStrike,
  fortnite,
  pubg,
  leagueOfLegends,
  fairPlay,
  writeForUs,
]
