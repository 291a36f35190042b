import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { getNotice, NOTICE_MAX } from '@loadout/contract/notice/notice.ts'
import { getNoticeForStaff, previewNotice, setNotice } from '@loadout/contract/notice/set-notice.ts'
import { readPage } from '../../test/read-page.ts'
import { purgedBy } from '../../test/received-purges.ts'
import { startSite } from '../../test/start-site.ts'

async function siteWithStaff() {
  const site = await startSite()
  const staff = await site.make.member({ flags: Flag.Admin, permissions: Permission.canSetNotice })
  const credentials = await site.as(staff)
  return {
    ...site,
    staff,
    credentials,
    set: (message: string, enabled = true) =>
      site.call(setNotice, { message, enabled }, credentials),
  }
}

test('ADMIN-20 staff set the notice, and are answered what is kept of it', async () => {
  const { call, set } = await siteWithStaff()
  expect(await set('<p onclick="x">Back at <b>noon</b></p>')).toEqual({
    message: 'Back at <b>noon</b>',
    enabled: true,
    translations: [],
  })
  expect(await call(getNotice, {})).toEqual({ message: 'Back at <b>noon</b>', enabled: true })
  expect(await set('', false)).toEqual({ message: '', enabled: false, translations: [] })
})

test('ADMIN-20 NOTICE-01 H01 readers of a language read its own message, cleaned as any, and all others the one for everybody', async () => {
  const { call, get, credentials } = await siteWithStaff()
  const set = (translations: object) =>
    call(
      setNotice,
      { message: 'Back at noon', enabled: true, translations: JSON.stringify(translations) },
      credentials,
    )
  const german = { language_id: 3, message: 'Zurück um <b>zwölf</b>' }
  const kept = { message: 'Back at noon', enabled: true, translations: [german] }
  expect(
    await set([
      { language_id: 5, message: '<script>1</script>' },
      { ...german, message: `<p onclick="x">${german.message}</p>` },
    ]),
  ).toEqual(kept)
  expect(await call(getNoticeForStaff, {}, credentials)).toEqual(kept)
  const read = async (language_id?: 3 | 5) => (await call(getNotice, { language_id })).message
  expect([await read(), await read(5), await read(3)]).toEqual([
    kept.message,
    kept.message,
    german.message,
  ])
  expect((await readPage(await get('/about?lang=de'))).main).toContain('zwölf')
  await expect(
    set([{ language_id: 3, message: 'x'.repeat(NOTICE_MAX + 1) }]),
  ).rejects.toMatchObject({ code: 'notice_too_long', field: 'translations' })
  await expect(set([german, german])).rejects.toMatchObject({ code: 'invalid_request' })
  expect(await read(3)).toBe(german.message)
  // A caller who knows of one text alone takes none of the others away.
  await call(setNotice, { message: 'Later', enabled: true }, credentials)
  expect([await read(), await read(3)]).toEqual(['Later', german.message])
  await set([])
  expect(await read(3)).toBe(kept.message)
})

test('ADMIN-20 what is left out of the notice stays as somebody else has just set it', async () => {
  const { call, credentials, set } = await siteWithStaff()
  const send = (change: { message?: string; enabled?: boolean }) =>
    call(setNotice, change, credentials)
  await set('<b>Back</b> at noon')
  const hidden = { message: '<b>Back</b> at noon', enabled: false, translations: [] }
  expect(await send({ enabled: false })).toEqual(hidden)
  expect(await send({ message: 'Later' })).toEqual({ ...hidden, message: 'Later' })
  expect(await call(getNoticeForStaff, {}, credentials)).toEqual({ ...hidden, message: 'Later' })
})

test('RT-01 ADMIN-20 open pages are told of the notice once', async () => {
  const { set, db } = await siteWithStaff()
  await set('Back at noon')
  const events = await db
    .selectFrom('realtime_event')
    .select(['channel', 'event', 'data'])
    .execute()
  expect(
    events.map(({ data, ...event }) => ({ ...event, data: JSON.parse(data) as object })),
  ).toMatchObject([
    { channel: 'global', event: 'site-notice', data: { message: 'Back at noon', enabled: true } },
  ])
})

test('G16 every notice leaves one line in the audit, a preview none', async () => {
  const { call, set, credentials, staff, db } = await siteWithStaff()
  await call(previewNotice, { message: 'Back' }, credentials)
  await set('Back')
  await set('Gone', false)
  const line = { admin_id: staff.id, action: 'notice set', target: 'notice' }
  expect(
    await db
      .selectFrom('audit')
      .select(['admin_id', 'action', 'target', 'before', 'after'])
      .orderBy('id')
      .execute(),
  ).toEqual([
    {
      ...line,
      before: { message: '', enabled: false },
      after: { message: 'Back', enabled: true },
    },
    {
      ...line,
      before: { message: 'Back', enabled: true },
      after: { message: 'Gone', enabled: false },
    },
  ])
})

test('ADMIN-20 H03 a preview is what would be kept, and keeps nothing', async () => {
  const { call, credentials } = await siteWithStaff()
  expect(
    await call(
      previewNotice,
      {
        message:
          '<script>alert(1)</script><a href="javascript:x">Rules</a> <img src=x onerror=alert(1)>',
      },
      credentials,
    ),
  ).toEqual({ message: '<a>Rules</a>' })
  expect((await call(getNotice, {})).message).toBe('')
})

test('NOTICE-01 a notice is counted as it is kept: what cleaning takes away does not count, what it adds does', async () => {
  const { call, set, credentials } = await siteWithStaff()
  const tooLong = { status: 400, code: 'notice_too_long' }
  const taken = '<span class="x">'
  const long = `${taken}${'a'.repeat(NOTICE_MAX)}</span>`
  expect((await set(long)).message).toHaveLength(NOTICE_MAX)
  expect([...(await set('🦊'.repeat(NOTICE_MAX))).message]).toHaveLength(NOTICE_MAX)
  await expect(set(`${taken}${'a'.repeat(NOTICE_MAX + 1)}</span>`)).rejects.toMatchObject(tooLong)
  await expect(set('&'.repeat(NOTICE_MAX / 5 + 1))).rejects.toMatchObject(tooLong)
  await expect(
    call(previewNotice, { message: '&'.repeat(NOTICE_MAX / 5 + 1) }, credentials),
  ).rejects.toMatchObject(tooLong)
})

test.each([
  ['One<br>two', 'One<br />two'],
  ['One<br>two<br>three<br>four<br>five', 'One<br />two<br />three four five'],
  [`Top${'<br>'.repeat(500)}bottom`, 'Top<br />bottom'],
  ['Top<br> <br/>\n<br >bottom', 'Top<br />bottom'],
  ['<br><br>Middle<br><br>', 'Middle'],
  ['a<b><br></b>b<i><br></i>c<br>d<br>e<br>f', 'a<b><br /></b>b<i><br /></i>c d e f'],
])('NOTICE-03 of the notice %s no more than three lines are kept', async (written, kept) => {
  const { set } = await siteWithStaff()
  expect((await set(written)).message).toBe(kept)
})

test.each([getNoticeForStaff, setNotice, previewNotice])(
  'ADMIN-20 G02 $path is for admins with that bit',
  async (endpoint) => {
    const { call, as, make } = await startSite()
    const input = { message: 'x', enabled: true } as never
    await expect(call(endpoint, input)).rejects.toMatchObject({ status: 401 })
    for (const wish of [
      {},
      { permissions: Permission.canSetNotice },
      { flags: Flag.Admin, permissions: ~Permission.canSetNotice & 8_388_607 },
    ]) {
      await expect(call(endpoint, input, await as(await make.member(wish)))).rejects.toMatchObject({
        status: 403,
      })
    }
  },
)

test('ADMIN-20 NOTICE-06 a notice that readers do not see, or see as it was, throws no page away', async () => {
  const { call, set, credentials, databaseUrl } = await siteWithStaff()
  const purged = await purgedBy(databaseUrl)
  const translate = (translations: object) =>
    call(
      setNotice,
      { message: 'Back', enabled: true, translations: JSON.stringify(translations) },
      credentials,
    )
  expect(await purged(() => set('Not yet', false))).toEqual([])
  expect(await purged(() => set('Back', false))).toEqual([])
  expect(await purged(() => set('Back'))).toEqual(['notice'])
  expect(await purged(() => set('<p>Back</p>'))).toEqual([])
  const german = [{ language_id: 3, message: 'Zurück' }]
  expect(await purged(() => translate(german))).toEqual(['notice'])
  expect(await purged(() => translate(german))).toEqual([])
  expect(await purged(() => set('Gone', false))).toEqual(['notice'])
})
