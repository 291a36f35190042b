import type { SiteSettings } from '@loadout/contract/site-settings/staff-settings.ts'
import type { SettingsOfSite } from './kept-settings.ts'
import { iconPicture, logoPicture } from './pictures.ts'
import type { SettingsRow } from './queries.ts'

type Sent = Pick<SettingsRow, 'taglines' | 'logo_dark' | 'logo_light'>

/**
 * As staff see and change them: of pictures and taglines those that were sent, without fallbacks.
 */
export const staffSettings = (settings: SettingsOfSite, sent: Sent): SiteSettings => ({
  name: settings.name,
  taglines: { ...sent.taglines },
  accent: settings.accent,
  logo_dark: sent.logo_dark === null ? null : logoPicture(sent.logo_dark),
  logo_light: sent.logo_light === null ? null : logoPicture(sent.logo_light),
  icon: settings.icon === null ? null : iconPicture(settings.icon.plain),
  contact: settings.contact,
  links: [...settings.links],
  currency_name: settings.currencyName,
  ld_earning_enabled: settings.earningEnabled,
  reveal_accounts: settings.revealAccounts,
  staff_second_step: settings.staffSecondStep,
  newcomer_posts_held: settings.newcomerPostsHeld,
  languages: settings.languages.map(({ id }) => id),
  fallback_language_id: settings.fallbackLanguage.id,
})

/** As the audit tells them: a text of each language by itself. */
export const toldSettings = ({ taglines, ...settings }: SiteSettings) => ({
  ...settings,
  ...Object.fromEntries(
    Object.entries(taglines).map(([language, words]) => [`tagline ${language}`, words]),
  ),
})
