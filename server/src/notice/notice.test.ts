import { expect, test } from 'vitest'
import { getNotice, NOTICE_MAX } from '@loadout/contract/notice/notice.ts'
import { getNoticeForStaff } from '@loadout/contract/notice/set-notice.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { readPage, textOf } from '../../test/read-page.ts'
import { startSite } from '../../test/start-site.ts'

test('NOTICE-01 NOTICE-02 anyone is answered the notice and whether it is shown', async () => {
  const { call, get, make } = await startSite()
  expect(await call(getNotice, {})).toEqual({ message: '', enabled: false })
  await make.notice('The <b>store</b> moves tonight.')
  expect(await call(getNotice, {})).toEqual({
    message: 'The <b>store</b> moves tonight.',
    enabled: true,
  })
  expect((await get('/api/notice/get')).status).toBe(200)
})

test('NOTICE-01 there is one notice: another takes its place', async () => {
  const { call, make } = await startSite()
  await make.notice('First')
  await make.notice('Second')
  expect(await call(getNotice, {})).toEqual({ message: 'Second', enabled: true })
})

test('NOTICE-02 what a notice says is read by nobody but staff while it is not shown', async () => {
  const { call, as, db, make } = await startSite()
  const translations = [{ language_id: 3 as const, message: 'Gewonnen' }]
  await make.notice('Kestrel have won', { enabled: false, translations })
  const hidden = { message: '', enabled: false }
  expect(await call(getNotice, {})).toEqual(hidden)
  expect(await call(getNotice, { language_id: 3 })).toEqual(hidden)
  const { data } = await db.selectFrom('realtime_event').select('data').executeTakeFirstOrThrow()
  expect(JSON.parse(data)).toMatchObject({ ...hidden, translations: [] })

  const staff = await as(await make.member(staffWith('canSetNotice')))
  expect(await call(getNoticeForStaff, {}, staff)).toEqual({
    message: 'Kestrel have won',
    enabled: false,
    translations,
  })
})

test.each(['/', '/about', '/tags/999/x', '/news/999999/x', '/streams'])(
  'NOTICE-03 NOTICE-06 what changes about the notice shows on the next request of %s, though pages are kept',
  async (path) => {
    const { get, make } = await startSite({ environment: { PAGE_CACHE_SECONDS: '60' } })
    const main = async () => (await readPage(await get(`${path}?lang=en`))).main
    expect(await main()).not.toContain('Site notice')

    await make.notice('Back at <b>noon</b>.')
    expect(await main()).toContain('Back at <b>noon</b>.')
    await make.notice('Back at <b>one</b>.')
    expect(await main()).toContain('Back at <b>one</b>.')
    expect(await main()).not.toContain('noon')
    await make.notice('Back at <b>one</b>.', { enabled: false })
    expect(await main()).not.toContain('Back at')
  },
)

test('NOTICE-05 a page is the same for a reader who has closed the notice', async () => {
  const { get, make } = await startSite()
  await make.notice('Back at noon.')
  const pages = await Promise.all(
    [{}, { cookie: 'close-notice=abc' }].map(async (headers: Record<string, string>) =>
      (await get('/about?lang=en', headers)).text(),
    ),
  )
  expect(pages[0]).toBe(pages[1])
  expect(textOf(pages[0] ?? '')).toContain('Back at noon.')
})

test.each([
  ['<p onclick="alert(1)">Down <b>now</b></p>', 'Down <b>now</b>'],
  ['<script>alert(1)</script>Back <i>soon</i>', 'Back <i>soon</i>'],
  ['<img src=x onerror=alert(1)>Back', 'Back'],
  ['<a href="/rules" onclick="x">Rules</a>', '<a href="/rules">Rules</a>'],
  ['<a href="javascript:alert(1)">Rules</a>', '<a>Rules</a>'],
  ['<h2>Big</h2><table><tr><td>Wide</td></tr></table>', 'BigWide'],
  [
    '<iframe src="https://www.youtube.com/embed/x"></iframe><style>*{display:none}</style>Back',
    'Back',
  ],
])('NOTICE-03 H01 of the notice %s what is kept is %s', async (written, kept) => {
  const { call, make } = await startSite()
  await make.notice(written)
  expect((await call(getNotice, {})).message).toBe(kept)
})

test('NOTICE-01 a notice that would cover the page is refused', async () => {
  const { call, make } = await startSite()
  await expect(make.notice('x'.repeat(NOTICE_MAX + 1))).rejects.toMatchObject({
    status: 400,
    code: 'notice_too_long',
  })
  await make.notice('x'.repeat(NOTICE_MAX))
  expect((await call(getNotice, {})).message).toHaveLength(NOTICE_MAX)
})
