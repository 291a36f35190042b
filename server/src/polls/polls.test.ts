import { expect, test } from 'vitest'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import {
  getNewsPoll,
  getPoll,
  getPostPoll,
  voteInNewsPoll,
  voteInPoll,
  voteInPostPoll,
} from '@loadout/contract/polls/polls.ts'
import { startSite } from '../../test/start-site.ts'

const text = (language_id: LanguageId, question: string, options: string[]) => ({
  language_id,
  question,
  options,
})

test('POLL-01 POLL-02 POLL-14 AMB-84 anybody reads the poll of the site that is asked, or one by its id', async () => {
  const { call, make } = await startSite()
  expect(await call(getPoll, {})).toEqual({ poll: null })
  const first = await make.poll({ question: 'Who wins?', options: ['Red', 'Blue'] })
  const poll = {
    id: first.id,
    question: 'Who wins?',
    options: [
      { id: first.options[0], name: 'Red', votes: 0 },
      { id: first.options[1], name: 'Blue', votes: 0 },
    ],
    voted_option_id: null,
    closed: false,
    ends_at: null,
  }
  expect(await call(getPoll, {})).toEqual({ poll })
  const next = await make.poll()
  expect((await call(getPoll, {})).poll?.id).toBe(next.id)
  expect((await call(getPoll, { id: first.id })).poll).toMatchObject({ id: first.id, closed: true })
})

test('POLL-02 a poll that was never shown, of an article or not there is not found', async () => {
  const { call, make } = await startSite()
  const prepared = await make.poll({ active: false })
  const ofNews = await make.poll({ on: await make.news() })
  for (const id of [prepared.id, ofNews.id, 999_999])
    await expect(call(getPoll, { id })).rejects.toMatchObject({
      status: 404,
      code: 'poll_not_found',
    })
})

test('POLL-03 NEWS-22 the poll of news is answered in the language asked for, else in its first', async () => {
  const { call, make } = await startSite()
  const news = await make.news()
  await make.poll({
    on: news,
    question: 'Who wins?',
    translations: [text(3, 'Wer gewinnt?', ['Rot', 'Blau'])],
  })
  const asked = async (languageID?: LanguageId) => {
    const { poll } = await call(getNewsPoll, {
      id: news.id,
      ...(languageID !== undefined && { languageID }),
    })
    return [poll?.question, ...(poll?.options.map(({ name }) => name) ?? [])]
  }
  expect(await asked(3)).toEqual(['Wer gewinnt?', 'Rot', 'Blau'])
  expect(await asked(1)).toEqual(['Who wins?', 'Red', 'Blue'])
  expect(await asked()).toEqual(['Who wins?', 'Red', 'Blue'])
  expect(await call(getNewsPoll, { id: (await make.news()).id })).toEqual({ poll: null })
})

test('POLL-04 the poll of a post is found as one of a post, and not as one of news', async () => {
  const site = await startSite()
  const post = await site.make.post()
  const { id } = await site.make.poll({ on: post, kind: 'post' })
  expect((await site.call(getPostPoll, { id: post.id })).poll?.id).toBe(id)
  await expect(site.call(getNewsPoll, { id: post.id })).rejects.toMatchObject({
    status: 404,
    code: 'article_not_found',
  })
})

test.each([
  { ids: 'POLL-05', vote: voteInPoll, kind: 'site' as const },
  { ids: 'POLL-06', vote: voteInNewsPoll, kind: 'news' as const },
  { ids: 'POLL-07', vote: voteInPostPoll, kind: 'post' as const },
])('$ids POLL-14 AMB-135 a member votes in a poll of kind $kind once', async ({ vote, kind }) => {
  const site = await startSite()
  const { call, make, as } = site
  const on = { site: undefined, news: await make.news(), post: await site.make.post() }[kind]
  const { id: poll_id, options } = await make.poll({ kind, ...(on && { on }) })
  const member = await as(await make.member())
  const ballot = { poll_id, option_id: options[1] }

  await expect(call(vote, ballot)).rejects.toMatchObject({ status: 401 })
  expect(await call(vote, ballot, member)).toEqual({ delta: 1 })
  for (const option_id of options)
    await expect(call(vote, { poll_id, option_id }, member)).rejects.toMatchObject({
      status: 400,
      code: 'already_voted',
    })
  const { poll } = await (kind === 'site'
    ? call(getPoll, { id: poll_id }, member)
    : call(kind === 'news' ? getNewsPoll : getPostPoll, { id: on?.id ?? 0 }, member))
  expect(poll?.voted_option_id).toBe(options[1])
  expect(poll?.options.map(({ votes }) => votes)).toEqual([0, 1])
})

test('POLL-13 C12 without an option, with one of another poll or by the wrong call nobody votes', async () => {
  const { call, make, as, db } = await startSite()
  const [poll, ofNews] = [await make.poll(), await make.poll({ on: await make.news() })]
  const member = await as(await make.member())
  await expect(call(voteInPoll, { poll_id: poll.id }, member)).rejects.toMatchObject({
    status: 400,
    code: 'option_missing',
    error: 'You must choose an option.',
  })
  await expect(
    call(voteInPoll, { poll_id: poll.id, option_id: ofNews.options[0] }, member),
  ).rejects.toMatchObject({ status: 400, code: 'option_missing' })
  await expect(
    call(voteInPoll, { poll_id: ofNews.id, option_id: ofNews.options[0] }, member),
  ).rejects.toMatchObject({ status: 404, code: 'poll_not_found' })
  expect(await db.selectFrom('poll_vote').selectAll().execute()).toEqual([])
})

test('C12 a poll that has ended, that another has replaced or that is hidden again takes no votes and says so', async () => {
  const { call, make, as, clock } = await startSite()
  const member = await as(await make.member())
  const replaced = await make.poll()
  const ends = await make.poll({ endsAt: new Date(clock.now().getTime() + 60_000) })
  const vote = ({ id, options }: typeof ends) =>
    call(voteInPoll, { poll_id: id, option_id: options[0] }, member)

  await expect(vote(replaced)).rejects.toMatchObject({ status: 400, code: 'poll_closed' })
  expect((await call(getPoll, {})).poll?.closed).toBe(false)
  clock.advance(60_000)
  expect((await call(getPoll, {})).poll?.closed).toBe(true)
  await expect(vote(ends)).rejects.toMatchObject({ status: 400, code: 'poll_closed' })
})

test('G07 the poll of a draft is nobody’s to see or to vote in, but its author sees it', async () => {
  const site = await startSite()
  const { call, make, as } = site
  const author = await make.member()
  const draft = await site.make.post({ author, publishedAt: 'infinity' })
  const news = await make.news({ publishedAt: 'infinity' })
  const [ofPost, ofNews] = [
    await make.poll({ on: draft, kind: 'post' }),
    await make.poll({ on: news }),
  ]
  const other = await as(await make.member())
  for (const credentials of [undefined, other]) {
    await expect(call(getPostPoll, { id: draft.id }, credentials)).rejects.toMatchObject({
      status: 404,
      code: 'post_not_found',
    })
    await expect(call(getNewsPoll, { id: news.id }, credentials)).rejects.toMatchObject({
      status: 404,
    })
  }
  expect((await call(getPostPoll, { id: draft.id }, await as(author))).poll?.id).toBe(ofPost.id)
  await expect(
    call(voteInPostPoll, { poll_id: ofPost.id, option_id: ofPost.options[0] }, await as(author)),
  ).rejects.toMatchObject({ status: 404, code: 'poll_not_found' })
  await expect(
    call(voteInNewsPoll, { poll_id: ofNews.id, option_id: ofNews.options[0] }, other),
  ).rejects.toMatchObject({ status: 404, code: 'poll_not_found' })
})
