import {
  faultOfAccent,
  faultOfContact,
  faultOfCurrency,
  faultOfLanguages,
  faultOfLinks,
} from '@loadout/contract/site-settings/site-rules.ts'
import type { GuardedSetting } from '@loadout/contract/site-settings/guarded-settings.ts'
import * as staff from '@loadout/contract/site-settings/staff-settings.ts'
import type { ErrorCode } from '@loadout/contract/platform/errors.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type { Caller } from '../platform/http/caller.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import { parseInput } from '../platform/http/call-input.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { disconnectObliged } from '../second-steps/disconnect-obliged.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { refuseGuarded, unswitched } from './guarded-settings.ts'
import { lockSettings, type SettingsRow } from './queries.ts'
import { staffSettings, toldSettings } from './staff-settings.ts'
import type { Taglines } from './tables.ts'

type Parts = Pick<Site, 'clock' | 'siteSettings'>
type WrittenSettings = ParsedInputOf<typeof staff.changeSettings>

/** Answers what holds then. Those who change something at the same time wait for each other. */
export const changeSettings = (
  site: Parts,
  { input, caller, transaction }: CallRequest<typeof staff.changeSettings>,
): Promise<staff.SiteSettings> => transaction((work) => changeAs(site, work, { input, by: caller }))

export function setSetting(
  site: Parts,
  { input: { name, value }, caller, transaction }: CallRequest<typeof staff.setSetting>,
) {
  const input = parseInput(staff.changeSettings, { [name]: value })
  return transaction(async (work) => {
    await changeAs(site, work, { input, by: caller })
    return { success: true as const }
  })
}

async function changeAs(
  site: Parts,
  work: Work,
  { input, by }: { input: WrittenSettings; by: Caller },
): Promise<staff.SiteSettings> {
  const { row, changed, before, after } = await lockChange(site, work, input)
  await refuseGuarded(site, work.tx, { caller: by, before, after })
  return storeSettings(site, work, { row, changed, by })
}

/** Of whoever is no caller yet: what is guarded is not theirs to write. */
export async function writeSettings(
  site: Parts,
  work: Work,
  { input, by }: { input: Omit<WrittenSettings, GuardedSetting>; by: { id: number } },
): Promise<staff.SiteSettings> {
  const { row, changed } = await lockChange(site, work, input)
  return storeSettings(site, work, { row, changed, by })
}

async function lockChange({ siteSettings }: Parts, { tx }: Work, input: WrittenSettings) {
  const row = await lockSettings(tx)
  const written = { ...row, ...columnsOf(input, row) }
  const before = staffSettings(siteSettings.from(row), row)
  const after = staffSettings(siteSettings.from(written), written)
  refuseFaults(input, written, after)
  return { row, changed: { ...written, ...unswitched(row, { before, after }) }, before, after }
}

/** In the transaction that has locked the row. */
export async function storeSettings(
  { clock, siteSettings }: Parts,
  work: Work,
  { row, changed, by }: { row: SettingsRow; changed: SettingsRow; by: { id: number } },
): Promise<staff.SiteSettings> {
  const { taglines, ...columns } = changed
  await work.tx
    .updateTable('site_settings')
    .set({ ...columns, taglines: JSON.stringify(taglines), changed_at: clock.now() })
    .execute()
  siteSettings.changedIn(work)
  if (changed.staff_second_step && !row.staff_second_step) await disconnectObliged(work)
  const after = staffSettings(siteSettings.from(changed), changed)
  await work.audit({
    adminId: by.id,
    action: 'site settings changed',
    target: 'site settings',
    before: toldSettings(staffSettings(siteSettings.from(row), row)),
    after: toldSettings(after),
  })
  return after
}

/** What is empty is what the environment says, or what the site came with. */
function columnsOf(
  { languages, taglines, ...input }: WrittenSettings,
  row: SettingsRow,
): Partial<SettingsRow> {
  const written = Object.entries(input).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(written.map(([key, value]) => [key, value === '' ? null : value])),
    ...(languages && { languages: languages.reduce((mask, id) => mask | (1 << id), 0) }),
    ...(taglines && { taglines: withoutEmpty({ ...row.taglines, ...taglines }) }),
  }
}

const withoutEmpty = (taglines: Readonly<Record<string, string | undefined>>): Taglines =>
  Object.fromEntries(
    Object.entries(taglines).filter((each): each is [string, string] => Boolean(each[1])),
  )

/**
 * Looks at what comes of it: two languages that are changed one after the other belong together.
 */
function refuseFaults(input: WrittenSettings, row: SettingsRow, after: staff.SiteSettings): void {
  const faults: Partial<Record<keyof WrittenSettings, ErrorCode | undefined>> = {
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
