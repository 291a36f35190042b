import {
  faultOfAccent,
  faultOfContact,
  faultOfCurrency,
  faultOfLanguages,
  faultOfLinks,
} from '@loadout/contract/site-settings/site-rules.ts'
import type { setSettings, SiteSettings } from '@loadout/contract/site-settings/staff-settings.ts'
import type { ErrorCode } from '@loadout/contract/platform/errors.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import type { SettingsOfSite } from './kept-settings.ts'
import { lockSettings, type SettingsRow } from './queries.ts'

type Written = ParsedInputOf<typeof setSettings>

/** As staff see and change them. */
export const staffSettings = (settings: SettingsOfSite): SiteSettings => ({
  name: settings.name,
  tagline: settings.tagline,
  accent: settings.accent,
  contact: settings.contact,
  links: [...settings.links],
  currency_name: settings.currencyName,
  ld_earning_enabled: settings.earningEnabled,
  reveal_accounts: settings.revealAccounts,
  staff_second_step: settings.staffSecondStep,
  languages: settings.languages.map(({ id }) => id),
  fallback_language_id: settings.fallbackLanguage.id,
})

/** Answers what holds then. Those who change something at the same time wait for each other. */
export const changeSettings = (
  { clock, siteSettings }: Pick<Site, 'clock' | 'siteSettings'>,
  { input, caller, transaction }: CallRequest<typeof setSettings>,
): Promise<SiteSettings> =>
  transaction(async (work) => {
    const row = await lockSettings(work.tx)
    const changed = { ...row, ...columnsOf(input) }
    const before = staffSettings(siteSettings.from(row))
    const after = staffSettings(siteSettings.from(changed))
    refuseFaults(input, changed, after)
    await work.tx
      .updateTable('site_settings')
      .set({ ...changed, changed_at: clock.now() })
      .execute()
    siteSettings.changedIn(work)
    await work.audit({
      adminId: caller.id,
      action: 'site settings changed',
      target: 'site settings',
      before,
      after,
    })
    return after
  })

/** What is empty is what the environment says, or what the site came with. */
function columnsOf({ languages, ...input }: Written): Partial<SettingsRow> {
  const written = Object.entries(input).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(written.map(([key, value]) => [key, value === '' ? null : value])),
    ...(languages && { languages: languages.reduce((mask, id) => mask | (1 << id), 0) }),
  }
}

/** Looks at what comes of it: two languages that are changed one after the other belong together. */
function refuseFaults(input: Written, row: SettingsRow, after: SiteSettings): void {
  const faults: Partial<Record<keyof Written, ErrorCode | undefined>> = {
    accent: after.accent === null ? undefined : faultOfAccent(after.accent),
    contact: faultOfContact(after.contact),
    links: faultOfLinks(after.links),
    currency_name: faultOfCurrency(input.currency_name ?? ''),
    fallback_language_id: faultOfLanguages(
      input.languages ?? after.languages,
      row.fallback_language_id ?? after.fallback_language_id,
    ),
  }
  for (const [field, fault] of Object.entries(faults)) if (fault) throw ruleBroken(fault, field)
}
