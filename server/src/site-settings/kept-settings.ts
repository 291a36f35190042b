import {
  languageById,
  languages as everyLanguage,
  type Language,
} from '@loadout/contract/languages/languages.ts'
import type { Configuration } from '../configuration.ts'
import type { Message } from '../platform/db/broadcasts.ts'
import type { Db } from '../platform/db/database.ts'
import { keepInMemory, type KeptInMemory } from '../platform/kept-in-memory.ts'
import type { Listener } from '../platform/db/listener.ts'
import type { PageCache } from '../platform/render/page-cache.ts'
import { SITE } from './page-tag.ts'
import { findSettings, type SettingsRow } from './queries.ts'
import type { Taglines } from './tables.ts'

/** What whoever runs the site has said of it, where its staff have said nothing. */
type SiteDefaults = Pick<Configuration, 'siteName' | 'ld' | 'fallbackLanguage' | 'posts'>

export type SettingsOfSite = {
  name: string
  /** For each language that readers are offered, or none at all. */
  taglines: Taglines
  accent: string | null
  /** Names of pictures. */
  logo: { dark: string; light: string } | null
  icon: { plain: string; maskable: string } | null
  contact: string
  links: readonly string[]
  currencyName: string
  /** Places of a closed week are paid (AMB-15). */
  earningEnabled: boolean
  /** Whoever forgot a password is told whether there is such an account (AMB-154). */
  revealAccounts: boolean
  /** Staff without a second step are refused what staff do. */
  staffSecondStep: boolean
  /** So many first posts of a newcomer are held back from lists of all; 0 holds none back. */
  newcomerPostsHeld: number
  /** Those that readers are offered. */
  languages: readonly Language[]
  fallbackLanguage: Language
}

export type WatchedSettings = KeptInMemory<SettingsOfSite> & {
  /** What would hold if staff had set this. */
  from: (row: SettingsRow) => SettingsOfSite
}

export const resyncSiteSettings: Message = { channel: 'loadout_site_settings', payload: '' }

/** In memory, because every page asks for them. */
export async function watchSiteSettings({
  db,
  defaults,
  cache,
  ...parts
}: {
  db: Db
  defaults: SiteDefaults
  cache: Pick<PageCache, 'purge'>
  listener: Listener
  log: (message: string) => void
}): Promise<WatchedSettings> {
  const from = (row: SettingsRow) => settingsIn(row, defaults)
  const kept = await keepInMemory({
    ...parts,
    resync: resyncSiteSettings,
    name: 'site settings',
    shown: { cache, tag: SITE, seen: shownSettings },
    read: async () => from(await findSettings(db)),
  })
  return { ...kept, from }
}

/** Without what no page says of the site. */
const shownSettings = ({
  revealAccounts: _reveal,
  staffSecondStep: _step,
  newcomerPostsHeld: _held,
  ...shown
}: SettingsOfSite) => shown

/** What holds: what staff have set, else what the environment says. */
function settingsIn(row: SettingsRow, defaults: SiteDefaults): SettingsOfSite {
  const languages = everyLanguage.filter(({ id }) => ((row.languages ?? 127) & (1 << id)) !== 0)
  const wanted = languageById(row.fallback_language_id ?? -1) ?? defaults.fallbackLanguage
  // The environment may name another one after staff have chosen theirs.
  const fallback = languages.includes(wanted) ? wanted : (languages[0] ?? wanted)
  return {
    name: row.name ?? defaults.siteName,
    taglines: taglinesIn(row.taglines, { languages, fallback }),
    accent: row.accent,
    logo: logoIn(row),
    icon: iconIn(row),
    contact: row.contact ?? '',
    links: row.links,
    currencyName: row.currency_name ?? defaults.ld.name,
    earningEnabled: row.ld_earning_enabled ?? defaults.ld.earningEnabled,
    revealAccounts: row.reveal_accounts ?? false,
    staffSecondStep: row.staff_second_step,
    newcomerPostsHeld: row.newcomer_posts_held ?? defaults.posts.heldOfNewcomers,
    languages,
    fallbackLanguage: fallback,
  }
}

/** A language without one says that of the main language, else any that there is. */
function taglinesIn(
  written: Taglines,
  { languages, fallback }: { languages: readonly Language[]; fallback: Language },
): Taglines {
  const [any] = Object.values(written)
  if (any === undefined) return {}
  return Object.fromEntries(
    languages.map(({ id }) => [id, written[id] ?? written[fallback.id] ?? any]),
  )
}

function logoIn({ logo_dark, logo_light }: SettingsRow): SettingsOfSite['logo'] {
  const [dark, light] = [logo_dark ?? logo_light, logo_light ?? logo_dark]
  return dark === null || light === null ? null : { dark, light }
}

const iconIn = ({ icon, maskable_icon }: SettingsRow): SettingsOfSite['icon'] =>
  icon === null || maskable_icon === null ? null : { plain: icon, maskable: maskable_icon }
