import { expect, test } from 'vitest'
import { login, signup } from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { getSite } from '@loadout/contract/site-settings/site.ts'
import { elements, readPage, textOf } from '../../test/read-page.ts'
import { startSite } from '../../test/start-site.ts'

const person = {
  username: 'Haldor',
  email: 'haldor@mail.example',
  password: 'correct horse',
  country_id: 216,
}

const production = {
  NODE_ENV: 'production',
  ORIGIN: 'http://community.example',
  SECRET: 'x'.repeat(32),
  HOST: '127.0.0.1',
}

test('AMB-17 AMB-136 where no mail can be sent nobody is locked out by an address that nothing can verify, and no page promises a mail', async () => {
  const { call, get, db } = await startSite({ environment: production })
  expect(await call(getSite, {})).toMatchObject({ mails_arrive: false })
  await call(signup, person)
  expect((await call(login, person)).user).toMatchObject({ username: 'Haldor', flags: 0 })
  await db.updateTable('users').set({ flags: Flag.RequiresVerifiedEmail }).execute()
  expect((await call(login, person)).user).toMatchObject({ username: 'Haldor' })
  for (const path of ['/forgot_password', '/resend_email_verification']) {
    const { main } = await readPage(await get(`${path}?lang=en`))
    expect(textOf(main)).toContain('This site cannot send e-mails at the moment.')
    expect(elements(main, 'form')).toEqual([])
  }
})

test('AMB-17 whoever runs a site without a mail server may let nobody in all the same', async () => {
  const { call } = await startSite({
    environment: { ...production, REQUIRE_VERIFIED_EMAIL: '1' },
  })
  await call(signup, person)
  await expect(call(login, person)).rejects.toMatchObject({ code: 'email_not_verified' })
})
