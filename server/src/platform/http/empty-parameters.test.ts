import { expect, test } from 'vitest'
import { getNews } from '@loadout/contract/news/news.ts'
import { deleteNews } from '@loadout/contract/news/newsroom.ts'
import { banPerson } from '@loadout/contract/people/people.ts'
import { voteInPoll } from '@loadout/contract/polls/polls.ts'
import { publishPost } from '@loadout/contract/posts/writing.ts'
import { staffWith } from '../../../test/member-of-staff.ts'
import { shareSite, startSite } from '../../../test/start-site.ts'

const site = shareSite(async ({ make }) => {
  await make.news({ title: 'Harbor lights' })
  await make.post({ title: 'Quiet keyboards' })
  await make.poll({ question: 'Who wins?', options: ['Red', 'Blue'] })
})

test.each([
  '/article/search?query=harbor&tag_id=',
  '/article/search?query=&tag_id=5',
  '/article/search?query=harbor&language_id=&order=&type=',
  '/news/get?id=1&language_id=',
  '/news/list?language_id=&user_id=&order_by=&max_age=&categories=',
  '/blog/list?language_id=&user_id=&order_by=&max_age=',
  '/blog/search?query=quiet&tag_id=',
  '/poll/get?id=&languageID=',
  '/user/search?query=tin&tag_id=',
  '/event/list?language_id=&categories=',
  '/ranking/top?filter=&page=',
  '/comment/list?id=1&article_type=news&before=&around=&order=',
])('API-05 %s is answered as without what is empty', async (path) => {
  const answer = async (asked: string) => {
    const response = await site().get(`/api${asked}`)
    return [response.status, await response.text()]
  }
  const [status, text] = await answer(path)
  expect([status, text]).toEqual(await answer(path.replaceAll(/(?<=[?&])\w+=(?:&|$)/g, '')))
  expect(status, text as string).toBe(200)
})

test.each([
  '/news/get?id=',
  '/news/list?limit=',
  '/news/list?offset=',
  '/news/list?pinned=',
  '/user/search?query=',
])('API-05 G13 L04 %s names nothing, and is refused', async (path) => {
  const response = await site().get(`/api${path}`)
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid_request' }])
})

const empty = '' as never

test('POST-36 a post is published whose form names no cash-out', async () => {
  const { call, make, as } = await startSite()
  const content = `<p>${'word '.repeat(60)}</p>`
  const post = { language_id: 0, title: 'Quiet', content, categories: [2], publish: 1 } as const
  const written = call(publishPost, { ...post, shop_item_id: empty }, await as(await make.member()))
  expect(await written).toMatchObject({ id: expect.any(Number) })
})

test('POLL-13 whoever votes with an empty option is told to choose one', async () => {
  const { call, make, as } = site()
  const ballot = { poll_id: 1, option_id: empty }
  await expect(call(voteInPoll, ballot, await as(await make.member()))).rejects.toMatchObject({
    status: 400,
    error: 'You must choose an option.',
  })
})

test('NEWS-21 ADMIN-07 what is empty in a change is never taken for all languages, or for good', async () => {
  const { call, make, as } = await startSite()
  const editor = await as(await make.member(staffWith('canPublishNews')))
  const guard = await as(await make.member(staffWith('canBanUsers')))
  const { id } = await make.news()
  const member = await make.member()
  const refused = (field: string) => ({ status: 400, code: 'invalid_request', field })

  await expect(call(deleteNews, { id, language_id: empty }, editor)).rejects.toMatchObject(
    refused('language_id'),
  )
  expect(await call(getNews, { id })).toMatchObject({ id })
  await expect(
    call(banPerson, { user_id: member.id, until: empty, reason: 'Spam' }, guard),
  ).rejects.toMatchObject(refused('until'))
})
