import { expect, test } from 'vitest'
import type { Permission } from '@loadout/contract/accounts/permissions.ts'
import {
  guardedSettings,
  type GuardedSetting,
} from '@loadout/contract/site-settings/guarded-settings.ts'
import {
  changeSettings,
  getSettings,
  setSetting,
} from '@loadout/contract/site-settings/staff-settings.ts'
import { everyRow } from '../../test/every-row.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { withPasskey } from '../../test/second-steps.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'

const guarded = Object.keys(guardedSettings) as GuardedSetting[]
const refused = { status: 403, code: 'not_allowed' }
const unconfirmed = { status: 403, code: 'confirmation_required' }

/** Both calls that switch one setting, by whoever has these permissions beside canManageContent. */
async function switches(site: TestSite, name: GuardedSetting, also: (keyof typeof Permission)[]) {
  const staff = await site.make.member(staffWith('canManageContent', ...also))
  const confirmed = await site.as(staff)
  // Whoever demands a second step of all staff goes on only with their own.
  await withPasskey(site, confirmed)
  const by = (credentials: object) => ({
    change: (value: 0 | 1) => site.call(changeSettings, { [name]: value }, credentials),
    set: (value: 0 | 1) => site.call(setSetting, { name, value: String(value) }, credentials),
    value: async () => (await site.call(getSettings, {}, credentials))[name],
  })
  return {
    ...by(confirmed),
    withoutConfirmation: by({ _u: staff.id, _t: await site.site.sessions.open(site.db, staff.id) }),
  }
}

test.each(guarded)(
  'A09 E18 %s is switched by nobody who may only edit content, in either way, and saving it as it is stays theirs',
  async (name) => {
    const site = await startSite()
    const others = (['canChangeUserDollars', 'canChangeAdminPermissions'] as const).filter(
      (permission) => permission !== guardedSettings[name],
    )
    const { change, set, value } = await switches(site, name, others)
    const before = await everyRow(site.db)
    await expect(change(1)).rejects.toMatchObject(refused)
    await expect(set(1)).rejects.toMatchObject(refused)
    expect(await everyRow(site.db)).toEqual(before)
    const stored = () => site.db.selectFrom('site_settings').select(name).execute()
    const unset = await stored()
    expect(await change(0)).toMatchObject({ [name]: false })
    expect(await set(0)).toEqual({ success: true })
    expect(await value()).toBe(false)
    expect(await stored(), 'the environment still decides').toEqual(unset)
  },
)

test.each(guarded)(
  'D13 %s is switched with its permission by whoever has confirmed that it is them, in either way',
  async (name) => {
    const site = await startSite()
    const { change, set, value, withoutConfirmation } = await switches(site, name, [
      guardedSettings[name],
    ])
    const before = await everyRow(site.db)
    await expect(withoutConfirmation.change(1)).rejects.toMatchObject(unconfirmed)
    await expect(withoutConfirmation.set(1)).rejects.toMatchObject(unconfirmed)
    expect(await everyRow(site.db)).toEqual(before)
    expect(await withoutConfirmation.change(0)).toMatchObject({ [name]: false })

    expect(await change(1)).toMatchObject({ [name]: true })
    await expect(withoutConfirmation.set(0)).rejects.toMatchObject(unconfirmed)
    expect(await set(0)).toEqual({ success: true })
    expect(await value()).toBe(false)
  },
)

test('A09 of several settings that are sent together none is kept when one may not be switched', async () => {
  const site = await startSite()
  const staff = await site.make.member(staffWith('canManageContent', 'canChangeAdminPermissions'))
  const credentials = await site.as(staff)
  const together = { name: 'Arena', reveal_accounts: 1, ld_earning_enabled: 1 } as const
  const before = await everyRow(site.db)
  await expect(site.call(changeSettings, together, credentials)).rejects.toMatchObject(refused)
  expect(await everyRow(site.db)).toEqual(before)
})
