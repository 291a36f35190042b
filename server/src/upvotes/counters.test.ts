import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { deleteComment, postComment } from '@loadout/contract/comments/comments.ts'
import { muteArticle } from '@loadout/contract/following/mutes.ts'
import { getNews } from '@loadout/contract/news/news.ts'
import { shareOnFacebook } from '@loadout/contract/shares/intents.ts'
import { upvoteComment, upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import { brokenPromises } from '../../test/broken-promises.ts'
import { inWaves } from '../../test/in-waves.ts'
import { startSite } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { untilSomebodyWaitsFor } from '../../test/until-somebody-waits.ts'
import { deleteArticle } from '../articles/delete-article.ts'

const onNews = { article_type: 'news' } as const
type Refusal = { status: number }

test('B04 A05 C01 after five hundred things done at random, ten at a time, every counter and every balance is what its rows say', async () => {
  const { call, make, as, db, url } = await startSite()
  const people = await times(6, () => make.member())
  const staff = await as(
    await make.member({ flags: Flag.Moderator, permissions: Permission.canDeleteComments }),
  )
  const who = await Promise.all(people.map(as))
  const news = await times(3, (index) => make.news({ author: people[index] as { id: number } }))
  const comments = await times(8, (index) =>
    make.comment({
      on: news[index % 3] as { id: number },
      by: people[index % 6] as { id: number },
    }),
  )
  const acts = fc.sample(
    fc.tuple(
      fc.constantFrom(
        'comment',
        'comment',
        'upvote',
        'upvote',
        'upvote news',
        'visit',
        'read',
        'delete',
      ),
      fc.nat(1_000),
      fc.nat(1_000),
    ),
    { numRuns: 500, seed: 20_261_120 },
  )

  const statuses = new Set<number>()
  await inWaves(acts.length, async (index) => {
    const [kind, one, other] = acts[index] as (typeof acts)[number]
    const person = who[one % who.length] as { _u: number; _t: string }
    const article = news[other % news.length] as { id: number }
    const comment = comments[other % comments.length] as { id: number }
    const visit = () =>
      fetch(`${url}/api/news/upvote`, {
        method: 'POST',
        body: new URLSearchParams({ id: String(article.id) }),
      })
    const act: Record<string, () => Promise<unknown>> = {
      comment: () =>
        call(
          postComment,
          { id: article.id, ...onNews, message: `Number ${index} @${people[other % 6]?.username}` },
          person,
        ),
      upvote: () => call(upvoteComment, { id: comment.id, ...onNews }, person),
      'upvote news': () => call(upvoteNews, { id: article.id }, person),
      visit,
      read: () => call(getNews, { id: article.id }, person),
      delete: () =>
        one % 40 === 0 ? call(deleteComment, { id: comment.id }, staff) : Promise.resolve(),
    }
    await act[kind]?.().catch((error: Refusal) => {
      // `inWaves` does it again.
      if (error.status === 503) throw error
      statuses.add(error.status)
    })
  })

  expect([...statuses].filter((status) => status !== 404)).toEqual([])
  expect(await brokenPromises(db)).toEqual([])
  expect(await db.selectFrom('point_entry').select('id').execute()).not.toEqual([])
})

test('B05 members who upvote and name each other at the same moment do not lock each other out, and nothing is lost', async () => {
  const { call, make, as, db } = await startSite()
  const people = await times(4, () => make.member())
  const who = await Promise.all(people.map(as))
  const news = await times(4, (index) => make.news({ author: people[index] as { id: number } }))
  const comments = await times(40, (index) =>
    make.comment({
      on: news[index % 4] as { id: number },
      by: people[(index * 3) % 4] as { id: number },
    }),
  )

  const answers = await inWaves(160, (index): Promise<unknown> => {
    const person = who[index % 4] as { _u: number; _t: string }
    // Neighbours go through the same things from opposite ends.
    const place = index % 2 === 0 ? index >> 2 : 39 - (index >> 2)
    return index % 5 === 0
      ? call(
          postComment,
          {
            id: (news[place % 4] as { id: number }).id,
            ...onNews,
            message: people.map(({ username }) => `@${username}`).join(' '),
          },
          person,
        )
      : call(upvoteComment, { id: (comments[place] as { id: number }).id, ...onNews }, person)
  })
  expect(answers).toHaveLength(160)
  expect(await brokenPromises(db)).toEqual([])
  expect(await db.selectFrom('comment').select('id').execute()).toHaveLength(40 + 32)
})

test('B03 fifty upvotes of one article by one member, and by one visitor, count once each', async () => {
  const { call, make, as, url, db } = await startSite()
  const news = await make.news()
  const credentials = await as(await make.member())
  const visit = (cookie = '') =>
    fetch(`${url}/api/news/upvote`, {
      method: 'POST',
      body: new URLSearchParams({ id: String(news.id) }),
      headers: { cookie },
    })
  const cookie = (await visit()).headers.get('set-cookie')?.split(';')[0] ?? ''
  await inWaves(50, () => call(upvoteNews, { id: news.id }, credentials))
  await inWaves(50, () => visit(cookie))

  expect((await call(getNews, { id: news.id })).upvotes).toBe(2)
  expect(await brokenPromises(db)).toEqual([])
})

test('G12 whoever upvotes or mutes news, or upvotes a comment, at the moment of its deletion is told that it is not there, and a share of it is thanked for', async () => {
  const { call, make, as, db } = await startSite()
  const member = await as(await make.member())
  type Act = (article: { id: number }, comment: { id: number }) => Promise<unknown>
  const acts: [Act, object][] = [
    [({ id }) => call(upvoteNews, { id }, member), { status: 404 }],
    [(_, { id }) => call(upvoteComment, { ...onNews, id }, member), { status: 404 }],
    [({ id }) => call(muteArticle, { id, muted: true }, member), { status: 404 }],
    [({ id }) => call(shareOnFacebook, { id, articleType: 'news' }, member), { success: true }],
  ]
  for (const [act, expected] of acts) {
    const news = await make.news()
    const comment = await make.comment({ on: news })
    const { answer } = await db.transaction().execute(async (tx) => {
      await deleteArticle(tx, news.id)
      const asked = act(news, comment).catch((refusal: Refusal) => refusal)
      await untilSomebodyWaitsFor(tx)
      return { answer: asked }
    })
    expect(await answer).toMatchObject(expected)
  }
})
