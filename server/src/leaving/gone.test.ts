import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { uploadAvatar } from '@loadout/contract/accounts/profile-pictures.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { listComments, postComment } from '@loadout/contract/comments/comments.ts'
import { followMember } from '@loadout/contract/following/following.ts'
import { signGuestbook } from '@loadout/contract/guestbook/guestbook.ts'
import { leaveSite } from '@loadout/contract/leaving/leaving.ts'
import { forceUsername } from '@loadout/contract/people/names.ts'
import { updateProfile } from '@loadout/contract/settings/settings.ts'
import { sendReport } from '@loadout/contract/reports/reports.ts'
import { decideReport, listReports } from '@loadout/contract/reports/staff-reports.ts'
import { upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import { everywhereWith } from '../../test/everywhere-with.ts'
import { allDomains, finishedLeaving } from '../../test/finished-leaving.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { pictureFile } from '../../test/picture-file.ts'
import { withPasskey } from '../../test/second-steps.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { keptCounts } from '../counts/kept-counts.ts'
import { DAY } from '../platform/clock.ts'
import { deleteExpiredLastMails } from '../mails/delete-expired.ts'
import { offerOnboarding } from '../onboarding/onboarding.ts'
import { checkLedgers } from '../points/check-ledgers.ts'
import { deleteDueAccounts, eraseTraces } from './finish-leaving.ts'

const haldor = {
  username: 'Haldor',
  email: 'haldor@mail.example',
  password: 'correct horse',
  flags: Flag.HasVerifiedEmail,
  dollars: 500,
}
/** All that he was ever known by. */
const KNOWN_BY = ['haldor', 'tindra', 'elsewhere76561', 'home7.example']
/** Reported by him alone, and undecided when he leaves. */
const WAITING = 'Look at my page'

/** Keeps an anonymous number: what others count on, and what staff did. */
const KEPT = [
  'article.author_id',
  'article_upvote.user_id',
  'audit.admin_id',
  'author_language.author_id',
  'comment.author_id',
  'comment_upvote.user_id',
  'dollar_leg.user_id',
  'ip_ban.admin_id',
  'point_entry.user_id',
  'poll_vote.user_id',
  'post.starred_by',
  'ranking_sum.user_id',
  'shop_order.buyer_id',
  'shop_order_step.admin_id',
  'support_message.sender_id',
  'support_note.admin_id',
  'users.referrer_id',
  'week_place.user_id',
]

/** All else that refers to members: whoever has left stands in none of it. */
const TAKEN_OUT = [
  'account_link.user_id',
  'app_key.user_id',
  'article_user_tag.user_id',
  'author_day.author_id',
  'author_reader.author_id',
  'author_visitors.author_id',
  'data_copy.user_id',
  'event_log.actor_id',
  'exchanged_secret.user_id',
  'external_profile.user_id',
  'follow.followed_id',
  'follow.follower_id',
  'former_username.user_id',
  'guestbook_entry.author_id',
  'guestbook_entry.owner_id',
  'esportal_game.user_id',
  'intent.user_id',
  'leaving.user_id',
  'live_member.user_id',
  'member_block.blocked_id',
  'member_block.member_id',
  'muted_article.member_id',
  'muted_author.author_id',
  'muted_author.member_id',
  'notification.user_id',
  'notification_mail.user_id',
  'notification_off.user_id',
  'onboarding.user_id',
  'passkey.user_id',
  'pending_sign_in.user_id',
  'picture.owner_id',
  'presence.user_id',
  'provider_account.user_id',
  'recovery_code.user_id',
  'report.reporter_id',
  'reported_thing.decided_by',
  'reported_thing.owner_id',
  'session.user_id',
  'sign_in_network.user_id',
  'support_ticket.answering_id',
  'support_ticket.assignee_id',
  'support_ticket.user_id',
  'watch_session.user_id',
]

/** Refers to members by way of other tables alone, and goes by cascade with rows of those above. */
const GOES_WITH_THEM = ['data_copy_part', 'esportal_account', 'support_picture', 'text_picture_use']

/** The same, but what it belongs to may stay: its domain takes it out by itself. */
const TAKEN_OUT_OF_WHAT_STAYS = ['comment_version']

/** Belongs to articles: it stays or goes with them, and says nothing of who wrote them. */
const STAYS_WITH_ARTICLES = [
  'article_country',
  'article_day',
  'article_reader',
  'article_tag',
  'article_version',
  'calendar_event_news',
  'poll',
  'poll_option',
  'poll_text',
  'post_change',
  'published_news',
  'video',
]

/** Somebody who has left their mark everywhere, under two names and two addresses. */
async function rememberedEverywhere(site: TestSite) {
  const { make, as, call, db } = site
  const person = await make.member(haldor)
  const friend = await make.member()
  const [own, others] = [await as(person), await as(friend)]
  await withPasskey({ call }, own, 'Laptop of Haldor')
  const news = await make.news({ userTags: [person] })
  const post = await make.post({ author: person })
  const draft = await make.post({ author: person, publishedAt: 'infinity' })
  await make.post({
    author: friend,
    content: '<p>With @Haldor, see <a href="/user/Haldor">him</a></p>',
  })
  await call(uploadAvatar, { file: await pictureFile() }, own)
  const said = { article_type: 'news' as const, id: news.id }
  await call(postComment, { ...said, message: 'I was there' }, own)
  await call(postComment, { ...said, message: 'So was @Haldor, and @haldor won' }, others)
  await call(signGuestbook, { user_id: friend.id, message: 'Hello from me' }, own)
  await call(signGuestbook, { user_id: person.id, message: 'Hello @Haldor' }, others)
  await call(signGuestbook, { user_id: friend.id, message: 'Where is @Haldor?' }, others)
  await call(followMember, { user_id: person.id }, others)
  await call(followMember, { user_id: friend.id }, own)
  await call(upvoteNews, { id: news.id }, own)
  await leaveMarksOnReports(site, { person, friend, news })
  await reportAlone(site, { person, friend, news })
  await make.ticket({ by: person, message: 'It is me, Haldor' })
  await make.order(person, await make.item())
  await make.points({ to: person, points: 40 })
  await make.notification({ to: person, message: 'Well done, Haldor' })
  await make.views(post, { daysAgo: 1 })
  await db
    .insertInto('provider_account')
    .values({
      user_id: person.id,
      provider: 3,
      external_id: 'elsewhere76561',
      handle: 'Haldor',
      connected_at: site.clock.now(),
    })
    .execute()
  await db
    .insertInto('external_profile')
    .values({ user_id: person.id, service: 'steam', handle: 'Haldor' })
    .execute()
  await call(updateProfile, { email: 'tindra@home7.example', country_id: 3 }, own)
  const staff = await as(await make.member(staffWith('canForceNameChange')))
  await call(forceUsername, { user_id: person.id, username: 'Tindra' }, staff)
  return { person, friend, news, post, draft, own, others }
}

/** A comment that was changed, reports of theirs, of what is theirs and of their name. */
async function leaveMarksOnReports(
  { make, as, call, db, clock }: TestSite,
  { person, friend, news }: Record<'person' | 'friend' | 'news', { id: number }>,
) {
  const [own, others] = [await as(person), await as(friend)]
  const said = await db
    .selectFrom('comment')
    .select('id')
    .where('author_id', '=', person.id)
    .executeTakeFirstOrThrow()
  const naming = await make.comment({ on: news, by: friend, message: 'Ask @Haldor' })
  const another = await as(await make.member())
  for (const reporter of [own, another])
    await call(sendReport, { kind: 'comment', id: naming.id, reason: 'spam' }, reporter)
  await call(sendReport, { kind: 'comment', id: said.id, reason: 'spam' }, others)
  await call(
    sendReport,
    { kind: 'profile', id: person.id, reason: 'other', words: 'See @Haldor' },
    others,
  )
  for (const id of [said.id, naming.id])
    await db
      .insertInto('comment_version')
      .values({ comment_id: id, message: 'First of @Haldor', written: clock.now() })
      .execute()
  await offerOnboarding(db, person.id)
}

/** What nobody but them has reported: one thing waits, of the other two one was bad. */
async function reportAlone(
  { make, as, call }: TestSite,
  { person, friend, news }: Record<'person' | 'friend' | 'news', { id: number }>,
) {
  const own = await as(person)
  const staff = await as(await make.member(staffWith('canDeleteComments')))
  for (const message of [WAITING, 'Buy gold', 'Good game']) {
    const { id } = await make.comment({ on: news, by: friend, message })
    await call(sendReport, { kind: 'comment', id, reason: 'spam' }, own)
  }
  const { entries } = await call(listReports, { kind: 'comment' }, staff)
  for (const { id, text } of entries) {
    if (text === 'Buy gold')
      await call(decideReport, { id, outcome: 'removed', reason: 'spam' }, staff)
    if (text === 'Good game') await call(decideReport, { id, outcome: 'kept' }, staff)
  }
}

async function afterSevenDays(site: TestSite, keepTexts: 0 | 1) {
  const world = await rememberedEverywhere(site)
  for (const known of KNOWN_BY) expect(await everywhereWith(site.db, known)).not.toEqual([])
  await site.call(leaveSite, { keep_texts: keepTexts }, await site.as(world.person))
  site.clock.advance(7 * DAY)
  await finishedLeaving(site)
  return { ...world, db: site.db }
}

/** Every column that refers to members, or to what refers to them, however far away. */
async function referring({ db }: TestSite) {
  const { rows } = await sql<{ table: string; column: string; isDirect: boolean }>`
    with recursive key as (
      select source.relname as "table", field.attname as "column", conrelid, confrelid
      from pg_constraint
      join pg_class as source on source.oid = conrelid
      join pg_attribute as field on field.attrelid = conrelid and field.attnum = any(conkey)
      where contype = 'f' and source.relnamespace = 'public'::regnamespace
    ),
    referring as (
      select * from key where confrelid = 'users'::regclass
      union
      select key.* from key join referring on key.confrelid = referring.conrelid
    )
    select "table", "column", confrelid = 'users'::regclass as "isDirect" from referring`.execute(
    db,
  )
  return rows
}

async function referringDirectly(site: TestSite) {
  return (await referring(site)).filter(({ isDirect }) => isDirect)
}

async function standsIn(site: TestSite, id: number): Promise<string[]> {
  const rows = await referringDirectly(site)
  const { db } = site
  const found = await Promise.all(
    rows.map(async ({ table, column }) => {
      const { rows: own } = await sql`
        select from ${sql.table(table)} where ${sql.ref(column)} = ${id} limit 1`.execute(db)
      return own.length === 0 ? [] : [`${table}.${column}`]
    }),
  )
  return found.flat().toSorted()
}

async function expectRightCounts({ db }: TestSite) {
  for (const { name, findWrong } of keptCounts) expect(await findWrong(db), name).toEqual([])
}

test('O11 after seven days nothing that a member was known by is found in any table', async () => {
  const site = await startSite()
  const { person } = await afterSevenDays(site, 0)
  // The mail that says so goes when it is sent, and after a day in any case.
  expect(await everywhereWith(site.db, 'tindra')).toEqual(['public.mail'])
  site.clock.advance(DAY + 1)
  await deleteExpiredLastMails(site.db, site.clock)
  for (const known of KNOWN_BY) expect(await everywhereWith(site.db, known), known).toEqual([])
  expect((await standsIn(site, person.id)).filter((place) => !KEPT.includes(place))).toEqual([])
})

test('O11 whatever refers to members says what becomes of it when they leave', async () => {
  const rows = await referring(await startSite())
  const direct = rows.filter(({ isDirect }) => isDirect)
  const found = direct.map(({ table, column }) => `${table}.${column}`)
  expect(found.toSorted()).toEqual([...KEPT, ...TAKEN_OUT].toSorted())

  const known = new Set(direct.map(({ table }) => table))
  const byWayOfOthers = new Set(rows.map(({ table }) => table).filter((table) => !known.has(table)))
  expect([...byWayOfOthers].toSorted()).toEqual(
    [...GOES_WITH_THEM, ...TAKEN_OUT_OF_WHAT_STAYS, ...STAYS_WITH_ARTICLES].toSorted(),
  )
})

test.each([0, 1] as const)(
  'O11 G10 what their comments said before is gone, whether these stay or not: %i',
  async (keepTexts) => {
    const { db, person } = await afterSevenDays(await startSite(), keepTexts)
    const said = await db
      .selectFrom('comment_version')
      .innerJoin('comment', 'comment.id', 'comment_version.comment_id')
      .select('comment.author_id')
      .execute()
    expect(said.map((version) => version.author_id)).not.toContain(person.id)
    expect(said).not.toEqual([])
  },
)

test('O11 G17 what nobody else has reported leaves the queue, what was decided stays', async () => {
  const { db } = await afterSevenDays(await startSite(), 0)
  const left = await db
    .selectFrom('reported_thing as thing')
    .leftJoin('report', 'report.reported_id', 'thing.id')
    .select([sql<string>`thing.snapshot ->> 'text'`.as('text'), 'thing.decision', 'report.id'])
    .execute()
  expect(left.map(({ text }) => text)).not.toContain(WAITING)
  expect(left.filter(({ id, decision }) => id === null && decision === null)).toEqual([])
  expect(left.map(({ text }) => text)).toEqual(expect.arrayContaining(['Buy gold', 'Good game']))
})

test('O11 ledgers and counts add up, and keep a number that is nobody', async () => {
  const site = await startSite()
  const { person } = await afterSevenDays(site, 0)
  for (const { wrong, lines } of await checkLedgers(site.db)) expect(wrong, lines.join()).toBe(0)
  await expectRightCounts(site)
  expect(await standsIn(site, person.id)).toEqual(
    expect.arrayContaining(['dollar_leg.user_id', 'point_entry.user_id', 'shop_order.buyer_id']),
  )
})

test.each([
  { keepTexts: 1 as const, post: 200, comment: { deleted: false, message: 'I was there' } },
  { keepTexts: 0 as const, post: 404, comment: { deleted: true } },
])(
  'O11 posts and comments stay as those of a former member, or go: $keepTexts',
  async ({ keepTexts, post: status, comment }) => {
    const site = await startSite()
    const { person, news, post, draft } = await afterSevenDays(site, keepTexts)
    expect((await site.get(`/post/u/${post.id}`)).status).toBe(status === 200 ? 302 : 404)
    const { entries } = await site.call(listComments, { article_type: 'news', id: news.id })
    const own = entries.find(({ author }) => author.id === person.id)
    expect(own).toMatchObject({ ...comment, author: { username: `~${person.id}`, flags: 0 } })
    expect(entries.map(({ message }) => message)).toContain('So was @…, and @… won')
    expect(
      await site.db.selectFrom('article').select('id').where('id', '=', draft.id).execute(),
    ).toEqual([])
    const page = await (await fetch(`${site.url}/news/${news.id}?lang=sv`)).text()
    expect(page).toContain('Tidigare medlem')
    expect(page).not.toContain(`/user/~${person.id}`)
  },
)

test('O11 a site whose process dies in the middle goes on, and takes nothing out twice', async () => {
  const site = await startSite()
  const { person, friend } = await rememberedEverywhere(site)
  await site.call(leaveSite, { keep_texts: 0 }, await site.as(person))
  site.clock.advance(7 * DAY)
  await deleteDueAccounts(site.site, allDomains)
  const dying = { eraseTraces: [() => Promise.reject(new Error('killed'))] }
  for (let done = 0; done < allDomains.length; done += 7)
    await expect(
      eraseTraces(site.site, [...allDomains.slice(0, done), dying], person.id),
    ).rejects.toThrow('killed')
  await eraseTraces(site.site, allDomains, person.id)
  await deleteDueAccounts(site.site, allDomains)
  await eraseTraces(site.site, allDomains, person.id)

  await expectRightCounts(site)
  expect(
    await site.db
      .selectFrom('users')
      .select(['follower_count', 'following_count'])
      .where('id', '=', friend.id)
      .executeTakeFirst(),
  ).toEqual({ follower_count: 0, following_count: 0 })
  expect(await everywhereWith(site.db, 'haldor')).toEqual([])
})
