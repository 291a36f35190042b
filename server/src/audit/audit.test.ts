import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission, Permission } from '@loadout/contract/accounts/permissions.ts'
import { listAudit } from '@loadout/contract/audit/audit.ts'
import { addIpBan } from '@loadout/contract/ip-bans/ip-bans.ts'
import { createNews } from '@loadout/contract/news/newsroom.ts'
import { forceEmail } from '@loadout/contract/people/names.ts'
import { banPerson, setFlag } from '@loadout/contract/people/people.ts'
import { editPoll } from '@loadout/contract/polls/staff-polls.ts'
import { editItem } from '@loadout/contract/store/staff-store.ts'
import { editStream } from '@loadout/contract/streams/staff-streams.ts'
import { saveCannedReply } from '@loadout/contract/support/canned-replies.ts'
import { saveVideo } from '@loadout/contract/videos/staff-videos.ts'
import { changeDollars } from '@loadout/contract/wallet/staff-wallet.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import type { Domain } from '../domain.ts'
import * as domains from '../domains.ts'
import { changesOf } from './audited-changes.ts'
import { auditedHtmlOf } from './audited-html.ts'

type Caller = Awaited<ReturnType<TestSite['as']>>

/** Four things that two members of staff have done. */
async function busySite() {
  const site = await startSite()
  const [chief, deputy] = [
    await site.make.member({ username: 'chief', flags: Flag.Admin, permissions: everyPermission }),
    await site.make.member({
      username: 'deputy',
      flags: Flag.Admin,
      permissions: Permission.canBanUsers,
    }),
  ]
  const mirka = await site.make.member({ username: 'mirka', email: 'old@example.com' })
  const [asChief, asDeputy] = [await site.as(chief), await site.as(deputy)]
  await site.call(setFlag, { user_id: mirka.id, flag: 1, value: true }, asChief)
  await site.call(forceEmail, { user_id: mirka.id, email: 'new@example.com' }, asChief)
  await site.call(addIpBan, { ip: '203.0.113.7', reason: 'spam' }, asChief)
  await site.call(banPerson, { user_id: mirka.id, reason: 'spam' }, asDeputy)
  return { site, chief, deputy, mirka, asChief }
}

test('AMB-116 what staff have done is listed with who, what, on what, when and from what to what', async () => {
  const { site, mirka, deputy, asChief } = await busySite()
  const { count, entries } = await site.call(listAudit, {}, asChief)
  expect([count, entries.map(({ action }) => action)]).toEqual([
    4,
    ['user banned', 'network banned', 'email changed', 'flag set'],
  ])
  expect(entries[0]).toEqual({
    id: 4,
    admin: { id: deputy.id, username: 'deputy' },
    action: 'user banned',
    target: `user ${mirka.id}`,
    target_name: 'mirka',
    changes: [{ name: 'reason', before: null, after: 'spam' }],
    inserted: site.clock.now().getTime() / 1000,
  })
  expect(entries[1]).toMatchObject({ target: 'network 203.0.113.7', target_name: null })
  expect(entries[2]?.changes).toEqual([
    { name: 'email', before: 'old@example.com', after: 'new@example.com' },
  ])
  expect(entries[3]?.changes).toEqual([{ name: 'flags', before: '0', after: '1' }])
})

test('AMB-116 the list is searched by member and by words, and paged through', async () => {
  const { site, mirka, deputy, asChief } = await busySite()
  const actions = async (input: object) =>
    (await site.call(listAudit, input, asChief)).entries.map(({ action }) => action)
  expect(await actions({ user_id: mirka.id })).toEqual(['user banned', 'email changed', 'flag set'])
  expect(await actions({ user_id: deputy.id })).toEqual(['user banned'])
  expect(await actions({ query: 'Banned' })).toEqual(['user banned', 'network banned'])
  expect(await actions({ query: '203.0' })).toEqual(['network banned'])
  expect(await actions({ query: 'deputy' })).toEqual(['user banned'])
  expect(await actions({ query: 'MIRK' })).toEqual(['user banned', 'email changed', 'flag set'])
  expect(await actions({ query: '%' })).toEqual([])
  expect(await actions({ limit: 2, offset: 1 })).toEqual(['network banned', 'email changed'])
  expect((await site.call(listAudit, { query: 'banned', limit: 1 }, asChief)).count).toBe(2)
})

test('G05 addresses of people are shown to those who may see people, and the list to nobody without canSeeStats', async () => {
  const { site, asChief } = await busySite()
  const auditor = await site.as(
    await site.make.member({ flags: Flag.Admin, permissions: Permission.canSeeStats }),
  )
  const { entries } = await site.call(listAudit, {}, auditor)
  expect(JSON.stringify(entries)).not.toContain('@example.com')
  expect(JSON.stringify((await site.call(listAudit, {}, asChief)).entries)).toContain(
    '@example.com',
  )
  await expect(
    site.call(
      listAudit,
      {},
      await site.as(
        await site.make.member({
          flags: Flag.Admin,
          permissions: everyPermission & ~Permission.canSeeStats,
        }),
      ),
    ),
  ).rejects.toMatchObject({ status: 403 })
  await expect(site.call(listAudit, {})).rejects.toMatchObject({ status: 401 })
})

test('G07 what a draft says is shown in the list to those who write news alone', async () => {
  const { site, asChief } = await busySite()
  await site.call(
    createNews,
    { language_id: 0, title: 'Nobody knows yet', content: '<p>A secret</p>' },
    asChief,
  )
  const auditor = await site.as(
    await site.make.member({
      flags: Flag.Admin,
      permissions: Permission.canSeeStats | Permission.canSeeUserProfile,
    }),
  )
  const { entries } = await site.call(listAudit, {}, auditor)
  expect([entries[0], entries.length]).toMatchObject([{ action: 'news created', changes: [] }, 5])
  expect(JSON.stringify(entries)).not.toMatch(/Nobody knows|secret/)
  const [created] = (await site.call(listAudit, {}, asChief)).entries
  expect(created?.changes).toEqual(
    expect.arrayContaining([
      { name: 'title 0', before: null, after: 'Nobody knows yet' },
      { name: 'content 0', before: null, after: 'A secret' },
    ]),
  )
})

test('G05 G07 what staff have changed is shown to those who read it elsewhere, and no banned network is named or found by others', async () => {
  const { site, asChief, mirka } = await busySite()
  const { make, call } = site
  const texts = [{ language_id: 0, message: 'A word of ours' }]
  await call(saveCannedReply, { title: 'Ours', texts: JSON.stringify(texts) }, asChief)
  const { id } = await make.video()
  await call(saveVideo, { id, title: 'Of tomorrow' }, asChief)
  const poll = await make.poll()
  await call(editPoll, { id: poll.id, question: 'Who will win?' }, asChief)
  await call(changeDollars, { user_id: mirka.id, dollars: 500, note: 'For help' }, asChief)
  const listFor = async (...permissions: Parameters<typeof staffWith>) => {
    const reader = await site.as(await make.member(staffWith('canSeeStats', ...permissions)))
    return (query = '') => call(listAudit, { query }, reader)
  }

  const auditor = await listFor()
  const { entries, count } = await auditor()
  expect([count, entries.flatMap(({ changes }) => changes)]).toEqual([8, []])
  expect(entries.map(({ target }) => target)).toContain('network')
  expect((await auditor('203.0')).count).toBe(0)
  expect((await auditor('network')).count).toBe(1)

  for (const [permission, shown] of [
    ['canReviewSupportTickets', 'A word of ours'],
    ['canManageContent', 'Of tomorrow'],
    ['canManagePolls', 'Who will win?'],
    ['canSeeUserProfile', 'For help'],
    ['canIPBan', '203.0.113.7'],
  ] as const) {
    const list = await listFor(permission)
    const told = (await list()).entries.filter(({ changes }) => changes.length > 0)
    expect(JSON.stringify(told), permission).toContain(shown)
    if (permission !== 'canSeeUserProfile') expect(told, permission).toHaveLength(1)
  }
})

test('AMB-116 a change is told field by field, and what stayed as it was is left out', () => {
  expect(changesOf({ a: 1, b: 'x', c: { d: [1] } }, { a: 2, b: 'x', e: false })).toEqual([
    { name: 'a', before: '1', after: '2' },
    { name: 'c', before: '{"d":[1]}', after: null },
    { name: 'e', before: null, after: 'false' },
  ])
  expect(changesOf(null, null)).toEqual([])
  expect(changesOf(null, { text: 'x'.repeat(600) })[0]?.after).toHaveLength(501)
})

test('ADMIN-09 of the texts of news, events, content pages and of the notice the words are told, from shortly before the first that differs', () => {
  const isAuditedHtml = auditedHtmlOf(Object.values<Domain>(domains))
  const told = (target: string, before: object | null, after: object | null) =>
    changesOf(before, after, (name) => isAuditedHtml(target, name))
  const before = `<p>${'They won every map. '.repeat(20)}</p><p>Kestrel &amp; Harbour meet <b>again</b>.</p>`
  const [change] = told(
    'news 4',
    { 'content 3': before },
    { 'content 3': before.replace('again', 'in May') },
  )
  expect(change).toEqual({
    name: 'content 3',
    before: '…They won every map. Kestrel & Harbour meet again.',
    after: '…They won every map. Kestrel & Harbour meet in May.',
  })
  expect(told('news 4', null, { 'content 0': before })[0]?.after).toBe(
    `${'They won every map. '.repeat(10).trim()}…`,
  )
  const [plain, bold] = ['<p>They won.</p>', '<p>They <b>won</b>.</p>']
  for (const target of ['news 4', 'event 7', 'content page 2'])
    expect(told(target, { 'content 0': plain }, { 'content 0': bold })).toEqual([
      { name: 'content 0', before: 'They won.', after: 'They won.' },
    ])
  for (const name of ['message', 'message 3'])
    expect(told('notice', null, { [name]: 'Back at <b>noon</b>' })[0]?.after).toBe('Back at noon')
  // Of what looks like HTML and is none, everything is told.
  expect(told('news 4', null, { 'title 0': 'a <b> c' })[0]?.after).toBe('a <b> c')
  expect(told('comment 4', { message: 'a <b> c' }, null)[0]?.before).toBe('a <b> c')
})

test.each([
  {
    what: 'a channel',
    begin: async ({ make, call }: TestSite, staff: Caller) => {
      const { id } = await make.stream()
      return () => call(editStream, { id, title: 'Late night' }, staff)
    },
  },
  {
    what: 'a poll',
    begin: async ({ make, call }: TestSite, staff: Caller) => {
      const { id } = await make.poll()
      return () => call(editPoll, { id, question: 'Who loses?' }, staff)
    },
  },
  {
    what: 'an item of the store',
    begin: async ({ make, call }: TestSite, staff: Caller) => {
      const { id } = await make.item()
      return () => call(editItem, { id, price: 4_900, position: 3 }, staff)
    },
  },
  {
    what: 'a canned reply',
    begin: async ({ make, call }: TestSite, staff: Caller) => {
      const { id } = await make.cannedReply()
      const texts = [{ language_id: 0, message: 'Have a look at the rules.' }]
      return () =>
        call(saveCannedReply, { id, title: 'Rules', texts: JSON.stringify(texts) }, staff)
    },
  },
  {
    what: 'a video',
    begin: async ({ make, call }: TestSite, staff: Caller) => {
      const { id } = await make.video()
      return () => call(saveVideo, { id, title: 'The whole final' }, staff)
    },
  },
])('AMB-116 $what that is saved as it is adds nothing to the audit', async ({ begin }) => {
  const site = await startSite()
  const staff = await site.make.member({ flags: Flag.Admin, permissions: everyPermission })
  const save = await begin(site, await site.as(staff))
  const lines = () => site.db.selectFrom('audit').select('id').execute()
  await save()
  expect(await lines()).toHaveLength(1)

  await save()
  expect(await lines()).toHaveLength(1)
})
