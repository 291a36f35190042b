import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { deleteComment } from '@loadout/contract/comments/comments.ts'
import { listRemovals } from '@loadout/contract/reports/reports.ts'
import { decideReport } from '@loadout/contract/reports/staff-reports.ts'
import { startSite } from '../../test/start-site.ts'

const moderator = {
  username: 'Sheriff',
  flags: Flag.Moderator,
  permissions: Permission.canDeleteComments | Permission.canDeletePosts,
}

test('G17 everybody reads what was removed, when, why and where, and neither who wrote, reported or removed it nor what it said', async () => {
  const site = await startSite({ environment: { PAGE_CACHE_SECONDS: '60' } })
  const { make, call, as, get } = site
  const [author, reporter] = [
    await make.member({ username: 'Villain' }),
    await make.member({ username: 'Witness' }),
  ]
  const [news, post] = [await make.news(), await make.post({ author, title: 'Free skins here' })]
  const staff = await as(await make.member(moderator))
  const read = async () => (await get('/moderation-log?lang=en')).text()
  expect(await read()).toContain('Nothing was removed')

  const remove = async (kind: string, on: { id: number }, reason: string) => {
    const { id } = await make.report({ kind, on, by: reporter, words: 'Vile words.' })
    await call(decideReport, { id, outcome: 'removed', reason, note: 'Noted.' }, staff)
    return id
  }
  const comment = await make.comment({ on: news, by: author, message: 'Cheap gold.' })
  const below = await make.comment({ on: post, by: author, message: 'Cheap gold.' })
  const entry = await make.guestbookEntry({
    owner: await make.member({ username: 'Victim' }),
    by: author,
    message: 'Cheap gold.',
  })
  const ids = [
    await remove('comment', comment, 'spam'),
    await remove('comment', below, 'fraud'),
    await remove('guestbook_entry', entry, 'harassment'),
    await remove('post', post, 'hate'),
  ]
  const removed = Math.floor(site.clock.now().getTime() / 1000)
  const { entries } = await call(listRemovals, {})
  expect(entries).toEqual([
    { id: ids[3], kind: 'post', reason: 'hate', removed, place: null },
    { id: ids[2], kind: 'guestbook_entry', reason: 'harassment', removed, place: null },
    { id: ids[1], kind: 'comment', reason: 'fraud', removed, place: `/post/u/${post.id}` },
    { id: ids[0], kind: 'comment', reason: 'spam', removed, place: `/news/${news.id}` },
  ])

  // The page was kept, and is made anew with every removal.
  const page = await read()
  expect(page).toContain('Hatred')
  expect(page).toContain('Spam or advertising')
  for (const secret of [
    'Villain',
    'Witness',
    'Victim',
    'Sheriff',
    'Cheap gold',
    'Free skins',
    'Vile words',
    'Noted.',
  ])
    expect(page, secret).not.toContain(secret)
})

test('the log tells of nothing that was kept, that waits, or that was gone before staff decided', async () => {
  const { make, call, as } = await startSite()
  const [news, reporter] = [await make.news(), await make.member()]
  const staff = await as(await make.member(moderator))
  const report = async () => {
    const comment = await make.comment({ on: news })
    return { comment, ...(await make.report({ on: comment, by: reporter })) }
  }
  await report()
  const kept = await report()
  await call(decideReport, { id: kept.id, outcome: 'kept' }, staff)
  const gone = await report()
  await call(deleteComment, { id: gone.comment.id }, staff)
  await call(decideReport, { id: gone.id, outcome: 'removed', reason: 'spam' }, staff)
  expect((await call(listRemovals, {})).entries).toEqual([])
})

test('the log goes on page by page, the latest first', async () => {
  const { make, call, as } = await startSite()
  const news = await make.news()
  const staff = await as(await make.member(moderator))
  const ids: number[] = []
  for (let count = 0; count < 3; count++) {
    const comment = await make.comment({ on: news })
    const { id } = await make.report({ on: comment, by: await make.member() })
    await call(decideReport, { id, outcome: 'removed', reason: 'spam' }, staff)
    ids.unshift(id)
  }
  const page = async (offset: number) =>
    (await call(listRemovals, { limit: 2, offset })).entries.map(({ id }) => id)
  expect([await page(0), await page(2)]).toEqual([ids.slice(0, 2), ids.slice(2)])
})
