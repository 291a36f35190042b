import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { signup } from '@loadout/contract/accounts/accounts.ts'
import { listAudit } from '@loadout/contract/audit/audit.ts'
import { deleteComment } from '@loadout/contract/comments/comments.ts'
import { deleteGuestbookEntry } from '@loadout/contract/guestbook/guestbook.ts'
import { leaveSite } from '@loadout/contract/leaving/leaving.ts'
import { forceUsername } from '@loadout/contract/people/names.ts'
import { addPostStar } from '@loadout/contract/posts/staff-posts.ts'
import { deletePost } from '@loadout/contract/posts/writing.ts'
import { decideReport } from '@loadout/contract/reports/staff-reports.ts'
import { finishedLeaving } from '../../test/finished-leaving.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { oldDatabase } from '../../test/old-database.ts'
import { startSite, startSiteOn, type TestSite } from '../../test/start-site.ts'
import { DAY } from '../platform/clock.ts'
import { migrate } from '../platform/db/migrate.ts'

const staffOf = async ({ make, as }: TestSite) =>
  as(
    await make.member(
      staffWith(
        'canDeleteComments',
        'canDeletePosts',
        'canAddBlogStar',
        'canForceNameChange',
        'canSeeStats',
      ),
    ),
  )
type Staff = Awaited<ReturnType<typeof staffOf>>
type Person = { id: number }

/** All that staff can take away of what somebody has written, which says these words. */
async function takeAway(
  site: TestSite,
  { id }: Person,
  { words, staff }: { words: string; staff: Staff },
) {
  const { make, call, db } = site
  const comment = await make.comment({ on: await make.news(), by: { id }, message: words })
  await call(deleteComment, { id: comment.id }, staff)
  const entry = await make.guestbookEntry({
    owner: await make.member(),
    by: { id },
    message: words,
  })
  await call(deleteGuestbookEntry, { id: entry.id }, staff)
  const post = await make.post({ author: { id }, title: words, content: `<p>${words}</p>` })
  await call(addPostStar, { id: post.id }, staff)
  await call(deletePost, { id: post.id, reason: 'An address' }, staff)
  await db
    .updateTable('users')
    .set({ content: `<p>${words}</p>` })
    .where('id', '=', id)
    .execute()
  const report = await make.report({ on: { id }, kind: 'profile', by: await make.member() })
  await call(decideReport, { id: report.id, outcome: 'removed', reason: 'other' }, staff)
}

async function hasLeft(site: TestSite, person: Person, keep_texts: 0 | 1) {
  await site.call(leaveSite, { keep_texts }, await site.as(person))
  site.clock.advance(7 * DAY)
  await finishedLeaving(site)
}

/** How often the audit, as staff read it, says these words. */
async function said({ call }: TestSite, words: string, staff: Staff): Promise<number> {
  const { entries } = await call(listAudit, { limit: 100 }, staff)
  return JSON.stringify(entries).split(words).length - 1
}

test.each([0, 1] as const)(
  'O11 what staff have taken away is read in the audit no more when its author has left, whether other texts stay or not: %i',
  async (keepTexts) => {
    const site = await startSite()
    const { make, call, db, clock } = site
    const staff = await staffOf(site)
    const person = await make.member({ username: 'Haldor', password: 'correct horse' })
    await takeAway(site, person, { words: 'I live at 7 Mill Lane', staff })
    await sql`select setval('audit_id_seq', nextval('audit_id_seq') + 12000)`.execute(db)
    await takeAway(site, person, { words: 'I live at 7 Mill Lane', staff })
    await takeAway(site, await make.member(), { words: 'Buy cheap gold', staff })
    // As it was written down before lines about posts had the number of their author.
    await db
      .insertInto('audit')
      .values({
        admin_id: null,
        action: 'post deleted',
        target: 'post 900',
        before: JSON.stringify({ author: 'haldor', title: 'I live at 7 Mill Lane', content: '' }),
        after: null,
        inserted: clock.now(),
      })
      .execute()
    const { count } = await call(listAudit, {}, staff)
    expect(await said(site, 'I live at 7 Mill Lane', staff)).toBe(13)

    await hasLeft(site, person, keepTexts)
    expect(await said(site, 'I live at 7 Mill Lane', staff)).toBe(0)
    expect(await said(site, 'Haldor', staff)).toBe(0)
    expect(await said(site, 'Buy cheap gold', staff)).toBe(6)
    expect((await call(listAudit, {}, staff)).count).toBe(count)
    const { rows } = await sql`
      select distinct after from audit where action = 'post deleted' and after is not null`.execute(
      db,
    )
    expect(rows, 'why is all that is said there').toEqual([{ after: { reason: 'An address' } }])
  },
)

test('O11 E09 the audit forgets what a deleted post of somebody said who has left, also when another has the name by now', async () => {
  const site = await startSite()
  const { make, call, clock } = site
  const staff = await staffOf(site)
  const person = await make.member({ username: 'Tindra', password: 'correct horse' })
  await takeAway(site, person, { words: 'I live at 7 Mill Lane', staff })
  await call(forceUsername, { user_id: person.id, username: 'Other' }, staff)
  clock.advance(91 * DAY)
  const email = 'tindra@mail.example'
  await call(signup, { username: 'Tindra', email, password: 'correct horse', country_id: 3 })
  await hasLeft(site, person, 1)
  expect(await said(site, 'I live at 7 Mill Lane', await staffOf(site))).toBe(0)
})

test('O11 POST-33 the title of a post that stays is read in the audit, that of one that its author takes along is not', async () => {
  const site = await startSite()
  const { make, call } = site
  const staff = await staffOf(site)
  const [staying, going] = [
    await make.member({ password: 'correct horse' }),
    await make.member({ password: 'correct horse' }),
  ]
  for (const author of [staying, going]) {
    const { id } = await make.post({ author, title: `A long way of ${author.id}` })
    await call(addPostStar, { id }, staff)
  }
  await hasLeft(site, staying, 1)
  await hasLeft(site, going, 0)
  expect(await said(site, `A long way of ${staying.id}`, await staffOf(site))).toBe(1)
  expect(await said(site, `A long way of ${going.id}`, await staffOf(site))).toBe(0)
})

/** What was left in the audit of somebody who had left, and what stands in it of another. */
const AUDIT_OF_OLD = `
  insert into users (id, username, inserted, leaves_at, left_at) overriding system value
    values (7, '~7', '2026-01-01', '2026-02-01', '2026-02-01'), (8, 'Tindra', '2026-01-01', null, null);
  insert into audit (action, target, before, inserted)
    select action, target, before, '2026-01-20' from (values (7, '~7', 'Gone'), (8, 'Tindra', 'There')) as person (id, name, words),
    lateral (values
      ('comment deleted', 'comment 1', jsonb_build_object('message', words, 'author_id', id)),
      ('guestbook entry deleted', 'user 8', jsonb_build_object('message', words, 'author_id', id)),
      ('profile text removed', 'user ' || id, jsonb_build_object('content', words)),
      ('post deleted', 'post 1', jsonb_build_object('author', name, 'title', words, 'content', words))
    ) as line (action, target, before);
  insert into audit (action, target, after, inserted)
    select 'post released', 'post 1', jsonb_build_object('author', name, 'title', words), '2026-01-20'
    from (values ('~7', 'Gone'), ('Tindra', 'There')) as person (name, words)`

test('O11 what had been taken away of those who left under an earlier release is emptied with the new one', async () => {
  const databaseUrl = await oldDatabase('0083-what-is-deleted')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(AUDIT_OF_OLD)
  await client.end()
  await migrate(databaseUrl)
  const site = await startSiteOn(databaseUrl, {})
  const staff = await staffOf(site)
  expect(await said(site, 'Gone', staff)).toBe(0)
  expect(await said(site, 'There', staff)).toBe(6)
})
