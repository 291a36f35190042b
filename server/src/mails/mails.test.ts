import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signup } from '@loadout/contract/accounts/accounts.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission, Permission } from '@loadout/contract/accounts/permissions.ts'
import { listMails } from '@loadout/contract/mails/mails.ts'
import { OFFSET_MAX } from '@loadout/contract/platform/wire.ts'
import { startSite } from '../../test/start-site.ts'
import { deleteExpired } from '../delete-expired.ts'
import { DAY } from '../platform/clock.ts'
import { mails } from './domain.ts'

const production = {
  NODE_ENV: 'production',
  ORIGIN: 'http://community.example',
  SECRET: 'x'.repeat(32),
  HOST: '127.0.0.1',
}

async function withMails(environment: Record<string, string>) {
  const site = await startSite({ environment })
  for (const username of ['mirka', 'Haldor'])
    await site.call(signup, {
      username,
      email: `${username.toLowerCase()}@example.com`,
      password: 'correct horse',
      country_id: 0,
    })
  const reader = await site.as(
    await site.make.member({ flags: Flag.Admin, permissions: Permission.canSeeUserProfile }),
  )
  return { site, reader }
}

test('AMB-136 staff read what was mailed, the latest first, and follow its links where nobody else is', async () => {
  const { site, reader } = await withMails({})
  const { count, entries } = await site.call(listMails, {}, reader)
  expect([count, entries.map(({ to, sent, given_up }) => ({ to, sent, given_up }))]).toEqual([
    2,
    [
      { to: 'haldor@example.com', sent: null, given_up: null },
      { to: 'mirka@example.com', sent: null, given_up: null },
    ],
  ])
  const link = entries[1]?.links.find((each) => each.includes('/user/verify_email/1/'))
  expect(link).toMatch(/\/user\/verify_email\/1\/[\w-]{43}\?lang=en$/)
  expect(entries[1]?.body).toContain(link)
  expect(
    (await site.call(listMails, { query: 'MIRKA@', limit: 1 }, reader)).entries.map(({ to }) => to),
  ).toEqual(['mirka@example.com'])
  expect((await site.call(listMails, { query: 'mirka@' }, reader)).count).toBe(1)
})

test('ADMIN-05 staff are shown the mails alone that were given up, or all others', async () => {
  const { site, reader } = await withMails({})
  await site.db
    .updateTable('mail')
    .set({ given_up_at: site.clock.now() })
    .where('recipient', '=', 'mirka@example.com')
    .execute()
  const found = async (given_up: 0 | 1) => {
    const { count, entries } = await site.call(listMails, { given_up }, reader)
    return [count, entries.map(({ to }) => to)]
  }
  expect([await found(1), await found(0)]).toEqual([
    [1, ['mirka@example.com']],
    [1, ['haldor@example.com']],
  ])
})

test('AMB-136 mails are counted as far as their list goes', async () => {
  const { site, reader } = await withMails({})
  await sql`
    insert into mail (recipient, language_id, subject, text, html, inserted)
    select 'saga@example.com', 0, '', '', '', now() from generate_series(1, 10_001)`.execute(
    site.db,
  )
  const countOf = async (input: object) => (await site.call(listMails, input, reader)).count
  expect([await countOf({}), await countOf({ query: 'saga@', given_up: 0 })]).toEqual([
    OFFSET_MAX,
    OFFSET_MAX,
  ])
})

test('AMB-136 a year after it was written there is nothing of a mail', async () => {
  const { site, reader } = await withMails({})
  const leftAfter = async (days: number) => {
    site.clock.advance(days * DAY)
    await deleteExpired(site.site, [mails])
    return (await site.db.selectFrom('mail').select('id').execute()).length
  }
  expect((await site.call(listMails, {}, reader)).count).toBe(2)
  expect(await leftAfter(365)).toBe(2)
  expect(await leftAfter(1)).toBe(0)
})

test('AMB-136 L03 what stands for anything else in a pattern is looked for as it is written', async () => {
  const { site, reader } = await withMails({})
  for (const query of ['%', '_', 'mirk_@', 'm%a@', '\\', `' or '1'='1`])
    expect(await site.call(listMails, { query }, reader), query).toEqual({ count: 0, entries: [] })
})

test('AMB-136 D02 in production no secret of a link is shown', async () => {
  const { site, reader } = await withMails(production)
  const { entries } = await site.call(listMails, {}, reader)
  expect(entries[1]?.links).toContain('http://community.example/user/…')
  expect(JSON.stringify(entries)).not.toMatch(/[\w-]{43}/)
})

test('AMB-136 nobody without canSeeUserProfile reads mails', async () => {
  const { site } = await withMails({})
  await expect(site.call(listMails, {})).rejects.toMatchObject({ status: 401 })
  await expect(
    site.call(
      listMails,
      {},
      await site.as(
        await site.make.member({
          flags: Flag.Admin,
          permissions: everyPermission & ~Permission.canSeeUserProfile,
        }),
      ),
    ),
  ).rejects.toMatchObject({ status: 403 })
})
