import { languageByLocale, swedish, type Language } from '@loadout/contract/languages/languages.ts'
import { plainLine } from '@loadout/contract/platform/plain-line.ts'
import { faultOfCurrency, siteRules } from '@loadout/contract/site-settings/site-rules.ts'
import {
  readSwitch,
  wholeNumber,
  WrongConfiguration,
  type Environment,
} from './configuration-values.ts'

/** What holds for the people of a site, as far as whoever runs it decides. */
export type CommunityConfiguration = {
  /** What the site is called until its staff say otherwise (docs/architecture/staff.md). */
  siteName: string
  fallbackLanguage: Language
  /** New members sign in only after they have followed the link they were mailed (AMB-17). */
  requireVerifiedEmail: boolean
  /** Upvotes that visitors of one network can give one article in a day; 0 is no limit (AMB-94). */
  visitorUpvotesPerNetwork: number
  posts: {
    /** Posts that a member can publish in a day; 0 is no limit. */
    perDay: number
    /** So many first posts of a newcomer are held back from lists of all; 0 holds none back. */
    heldOfNewcomers: number
  }
  support: {
    /** Tickets that a member can open in a day; 0 is no limit. */
    ticketsPerDay: number
    /** Messages that a member can send in an hour, in all their tickets; 0 is no limit. */
    repliesPerHour: number
  }
  ld: {
    /** What the currency is called wherever it is named. */
    name: string
    /** Places of a closed week are paid (AMB-15). */
    earningEnabled: boolean
    /** The first days of the second and the third era of payouts (checklist N05). */
    eraEnds: readonly [Date, Date]
    /** Stars given before pay LD$ (AMB-14). */
    starCutoff: Date
  }
}

export function communityConfiguration(
  environment: Environment,
  {
    production,
    demo,
    hasMailServer,
  }: { production: boolean; demo: boolean; hasMailServer: boolean },
): CommunityConfiguration {
  const atMost = (name: string, fallback: number, max = 10_000) =>
    wholeNumber(environment, name, { fallback, min: 0, max })
  return {
    siteName: siteName(environment['SITE_NAME'] ?? 'Loadout'),
    fallbackLanguage: language(environment['FALLBACK_LANGUAGE']),
    requireVerifiedEmail: readSwitch(
      environment,
      'REQUIRE_VERIFIED_EMAIL',
      // Nobody is locked out by an address that nothing can verify.
      production && hasMailServer,
    ),
    visitorUpvotesPerNetwork: atMost('VISITOR_UPVOTES_PER_NETWORK', 5, 1_000_000),
    posts: {
      perDay: atMost('POSTS_PER_DAY', 10),
      heldOfNewcomers: atMost('NEWCOMER_POSTS_HELD', production && !demo ? 3 : 0, 100),
    },
    support: {
      ticketsPerDay: atMost('TICKETS_PER_DAY', 10),
      repliesPerHour: atMost('TICKET_REPLIES_PER_HOUR', 60),
    },
    ld: {
      name: currencyName(environment['LD_NAME'] ?? 'LD$'),
      earningEnabled: readSwitch(environment, 'LD_EARNING_ENABLED', false),
      eraEnds: eraEnds(environment['LD_ERAS'] ?? '2019-12-30,2020-12-28'),
      starCutoff: moment('STAR_LD_CUTOFF', environment['STAR_LD_CUTOFF'] ?? '2021-07-01T00:00:00Z'),
    },
  }
}

function siteName(text: string): string {
  if (plainLine(text) !== text || [...text].length > siteRules.nameMax)
    throw new WrongConfiguration(
      `SITE_NAME must be a line of up to ${siteRules.nameMax} characters, not "${text}".`,
    )
  return text
}

function language(locale: string | undefined): Language {
  const found = locale === undefined ? swedish : languageByLocale(locale)
  if (!found)
    throw new WrongConfiguration(
      `FALLBACK_LANGUAGE must be one of en, sv, pt, de, pl, ru, uk, not "${locale}".`,
    )
  return found
}

function currencyName(text: string): string {
  if (faultOfCurrency(text))
    throw new WrongConfiguration(
      `LD_NAME must be up to 10 letters, digits or signs of currencies, not "${text}".`,
    )
  return text
}

/** Days in UTC, such as 2019-12-30. */
function eraEnds(text: string): readonly [Date, Date] {
  const [, second = '', third = ''] = /^(\d{4}-\d{2}-\d{2}),(\d{4}-\d{2}-\d{2})$/.exec(text) ?? []
  const ends = [new Date(second), new Date(third)] as const
  if (!(ends[0] < ends[1]))
    throw new WrongConfiguration(
      `LD_ERAS must be two days, the earlier first, such as 2019-12-30,2020-12-28, not "${text}".`,
    )
  return ends
}

function moment(name: string, text: string): Date {
  const at = new Date(text)
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) || Number.isNaN(at.getTime()))
    throw new WrongConfiguration(
      `${name} must be a moment like 2021-07-01T00:00:00Z, not "${text}".`,
    )
  return at
}
