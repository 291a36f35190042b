import { Flag } from '@loadout/contract/accounts/flags.ts'
import { WEEK_MS } from '@loadout/contract/rankings/week-number.ts'
import { decideReport } from '@loadout/contract/reports/staff-reports.ts'
import { changeSettings } from '@loadout/contract/site-settings/staff-settings.ts'
import { upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import { staffWith } from './member-of-staff.ts'
import type { TestSite } from './start-site.ts'

/** A community in which nothing is empty and every secret column holds something. */
export async function richSite(site: TestSite) {
  const { make, db, clock } = site
  const [writer, person] = [
    await make.member({ banner: 'x' }),
    await make.member({ username: 'Haldor' }),
  ]
  const article = await make.news({
    author: writer,
    tags: ['finals'],
    userTags: [person],
    starredAt: new Date(0),
  })
  const staff = await site.as(await make.member(staffWith('canManageContent')))
  await site.call(
    changeSettings,
    {
      links: JSON.stringify(['https://elsewhere.example']),
      taglines: JSON.stringify({ 0: 'Games, mostly' }),
    },
    staff,
  )
  await make.news({ author: writer, tags: ['finals'], userTags: [person] })
  const ofMember = await make.post({
    author: writer,
    tags: ['finals'],
    userTags: [person],
    starredAt: new Date(0),
  })
  await make.views(ofMember, { daysAgo: 1 })
  await make.poll()
  await make.poll({ on: article })
  await make.poll({ on: ofMember, kind: 'post' })
  for (const [follower_id, followed_id] of [
    [writer.id, person.id],
    [person.id, writer.id],
  ] as const)
    await db
      .insertInto('follow')
      .values({ follower_id, followed_id, inserted: clock.now() })
      .execute()
  const answers = await make.comment({ on: article, by: person, message: '@Haldor won' })
  await make.comment({ on: article, by: writer, answers })
  const bad = await make.comment({ on: article, by: writer, message: 'Spam' })
  const { id } = await make.report({ on: bad, by: person })
  await site.call(
    decideReport,
    { id, outcome: 'removed', reason: 'spam' },
    await site.as(await make.member(staffWith('canDeleteComments'))),
  )
  await make.guestbookEntry({ owner: writer, by: writer, message: '@Haldor was here' })
  await db
    .insertInto('external_profile')
    .values({ user_id: writer.id, service: 'twitch', handle: 'writes' })
    .execute()
  await make.heroSlide()
  const stream = await make.stream()
  await make.event({ streams: [stream.username] })
  await make.footerMedia()
  const event = await make.event({
    starts: clock.now(),
    ends: clock.now(),
    prize: '$10,000',
    news: [article.id],
    streams: [stream.username],
  })
  await fillRankings(site, { writer, article, voter: person })
  await make.item({ featured: true })
  await make.order(person, await make.item())
  await db
    .updateTable('users')
    .set({ password_hash: '$argon2id$secret', permissions: 8_388_607 })
    .execute()
  await db
    .updateTable('users')
    .set({ email: 'secret@mail.example' })
    .where('id', '=', writer.id)
    .execute()
  const video = await make.video()
  return {
    article,
    event,
    queries: queriesAbout({ news: article, post: ofMember, member: writer, event, stream, video }),
  }
}

/** Somebody in every list of this week, and in the places of the last one. */
async function fillRankings(
  { make, db, clock, call, as }: TestSite,
  { writer, article, voter }: Record<'writer' | 'article' | 'voter', { id: number }>,
) {
  for (const at of [clock.now(), new Date(clock.now().getTime() - WEEK_MS)])
    await make.points({ to: voter, points: 30, at })
  await make.closedWeeks()
  await make.views(article)
  await db
    .updateTable('users')
    .set({ referrer_id: writer.id, flags: Flag.HasVerifiedEmail })
    .where('id', '=', voter.id)
    .execute()
  await call(upvoteNews, { id: article.id }, await as(voter))
}

/** What calls cannot do without, as a query: something that each of them finds. */
function queriesAbout({
  news,
  post,
  member,
  event,
  stream,
  video,
}: Record<'news' | 'post' | 'member' | 'event' | 'stream' | 'video', { id: number }>): Record<
  string,
  string
> {
  const ofMember = `user_id=${member.id}`
  return {
    '/article/search': 'tag_id=1',
    '/blog/get': `id=${post.id}`,
    '/blog/search': 'tag_id=1',
    '/blog/user/count': ofMember,
    '/blog_poll/get': `id=${post.id}`,
    '/comment/list': `id=${news.id}&article_type=news`,
    '/content/get': 'url=about',
    '/event/get': `id=${event.id}`,
    '/event/of_news': `id=${news.id}`,
    '/news/get': `id=${news.id}`,
    '/news/related': `id=${news.id}`,
    '/news/user/count': ofMember,
    '/news_poll/get': `id=${news.id}`,
    '/stream/get': `id=${stream.id}`,
    '/tv/video/get': `id=${video.id}`,
    '/user/followers/list': ofMember,
    '/user/following/check': ofMember,
    '/user/following/list': ofMember,
    '/user/search': 'query=haldor',
    '/user_profile/activity_feed': ofMember,
    '/user_profile/external_profiles': ofMember,
    '/user_profile/get': `id=${member.id}`,
    '/user_profile/card': 'username=Haldor',
    '/user_profile/guestbook/get': ofMember,
    '/user_profile/summary': ofMember,
  }
}
