import { expect, test } from 'vitest'
import {
  changePassword,
  login,
  resetPassword,
  undoEmail,
} from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import { forceEmail } from '@loadout/contract/people/names.ts'
import { updateProfile } from '@loadout/contract/settings/settings.ts'
import { mailedSteps } from '../../test/mailed-link.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'

const mirka = { username: 'mirka', email: 'old@mail.example', password: 'correct horse' }
const country_id = 1

async function undo({ call, db }: TestSite) {
  const [id, token = ''] = await mailedSteps(db, mirka.email, '/undo_email/')
  await call(undoEmail, { id: Number(id), token })
}

/** Whoever knows the password is out, and the owner chooses another by mail. */
async function expectOwnerAlone({ call, db }: TestSite, password: string) {
  await expect(call(login, { username: 'mirka', password })).rejects.toMatchObject({
    code: 'wrong_password',
  })
  const [id, uid, token = ''] = await mailedSteps(db, mirka.email, '/reset_password/')
  const link = { id: Number(id), uid: Number(uid), token }
  expect(await call(resetPassword, { ...link, password: 'battery staple' })).toHaveProperty('user')
}

test('D13 whoever takes an own change of the address back is mailed a link to another password, and the one it was made with lets nobody in', async () => {
  const site = await startSite()
  const thief = await site.as(await site.make.member(mirka))
  await site.call(updateProfile, { email: 'thief@mail.example', country_id }, thief)
  await undo(site)
  await expectOwnerAlone(site, mirka.password)
})

test('D13 the same holds for a password that was set before the address was changed', async () => {
  const site = await startSite()
  const { call, make, as } = site
  const person = await make.member(mirka)
  const passwords = { current_password: mirka.password, new_password: 'password of a thief' }
  await call(changePassword, passwords, await as(person))
  await call(updateProfile, { email: 'thief@mail.example', country_id }, await as(person))
  await undo(site)
  await expectOwnerAlone(site, passwords.new_password)
})

test('D13 the link of a change by staff does so too when its member has changed the address after it', async () => {
  const site = await startSite()
  const { call, make, as } = site
  const person = await make.member(mirka)
  const staff = await as(await make.member({ flags: Flag.Admin, permissions: everyPermission }))
  await call(forceEmail, { user_id: person.id, email: 'new@mail.example' }, staff)
  await call(updateProfile, { email: 'thief@mail.example', country_id }, await as(person))
  await undo(site)
  await expectOwnerAlone(site, mirka.password)
})
