import { expect, test } from 'vitest'
import { signup } from '@loadout/contract/accounts/accounts.ts'
import { listComments, postComment } from '@loadout/contract/comments/comments.ts'
import { listGuestbook } from '@loadout/contract/guestbook/guestbook.ts'
import { leaveSite } from '@loadout/contract/leaving/leaving.ts'
import { forceUsername } from '@loadout/contract/people/names.ts'
import { finishedLeaving } from '../../test/finished-leaving.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { DAY } from '../platform/clock.ts'

async function hasLeft(site: TestSite, person: { id: number }) {
  await site.call(leaveSite, { keep_texts: 1 }, await site.as(person))
  site.clock.advance(7 * DAY)
  await finishedLeaving(site)
}

/** Somebody who signs up under a name that others have written before, and leaves again. */
async function comesAndGoes(site: TestSite, username: string) {
  site.clock.advance(DAY)
  await hasLeft(site, await site.make.member({ username, password: 'correct horse' }))
}

/** A name goes from one member to another when it is not held any more. */
async function tindraAfterTindra(site: TestSite) {
  const { make, call, as, clock } = site
  const first = await make.member({ username: 'Tindra', password: 'correct horse' })
  const before = await make.comment({ on: await make.news(), by: first, message: 'I am @Tindra' })
  const staff = await as(await make.member(staffWith('canForceNameChange')))
  await call(forceUsername, { user_id: first.id, username: 'Other' }, staff)
  clock.advance(91 * DAY)
  const second = await call(signup, {
    username: 'Tindra',
    email: 'tindra@mail.example',
    password: 'correct horse',
    country_id: 3,
  })
  return { first, second, before }
}

const messageOf = async ({ db }: TestSite, { id }: { id: number }) =>
  db
    .selectFrom('comment')
    .select(['message', 'mentions'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('O11 comments and guestbooks that named nobody keep their words when somebody of that name leaves', async () => {
  const site = await startSite()
  const { make, call, as } = site
  const news = await make.news()
  const writer = await make.member()
  const message = 'Thanks @ESLCS on Twitter'
  await call(postComment, { article_type: 'news', id: news.id, message }, await as(writer))
  await make.guestbookEntry({ owner: writer, message })
  const { id } = await make.comment({ on: news })
  await site.db
    .insertInto('comment_version')
    .values({ comment_id: id, message, written: site.clock.now() })
    .execute()
  const reported = await make.report({ on: await make.comment({ on: news, message }), by: writer })
  await comesAndGoes(site, 'ESLCS')

  const { entries } = await call(listComments, { article_type: 'news', id: news.id })
  expect(entries.filter((entry) => entry.message === message)).toHaveLength(2)
  const guestbook = await call(listGuestbook, { user_id: writer.id })
  expect(guestbook.entries[0]).toMatchObject({ message })
  const versions = await site.db.selectFrom('comment_version').select('message').execute()
  expect(versions).toEqual([{ message }])
  const { snapshot } = await site.db
    .selectFrom('reported_thing')
    .select('snapshot')
    .where('id', '=', reported.id)
    .executeTakeFirstOrThrow()
  expect(snapshot).toMatchObject({ text: message })
})

test('O11 E09 whoever has a name now keeps it where others wrote it, when who had it before leaves', async () => {
  const site = await startSite()
  const { make } = site
  const { first, second, before } = await tindraAfterTindra(site)
  const news = await make.news()
  const praise = await make.comment({ on: news, message: 'Well done @Tindra' })
  await hasLeft(site, first)
  expect(await messageOf(site, praise)).toEqual({
    message: 'Well done @Tindra',
    mentions: [{ id: second.id, name: 'Tindra' }],
  })
  expect(await messageOf(site, before)).toEqual({ message: 'I am @…', mentions: [] })
})
