import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { getNews } from '@loadout/contract/news/news.ts'
import { serverThatAnswers } from '../../test/answering-server.ts'
import { stubBrowser } from '../../test/stub-browser.ts'
import { setApiHost } from '../platform/call/call.ts'
import { giveToArticle } from './give-upvote.ts'

afterEach(() => void vi.unstubAllGlobals())

test('an upvote that fails for no reason of the server is taken back, and the fault is not hidden in a dialog', async () => {
  const { url } = await serverThatAnswers({ body: 'null' })
  setApiHost(url)
  stubBrowser()
  const queries = new QueryClient()
  const key = [getNews.path, { id: 7 }]
  queries.setQueryData(key, { id: 7, upvotes: 4, upvoted: false })

  await expect(giveToArticle(queries, { id: 7, type: 'news' })).rejects.toThrow(TypeError)
  expect(queries.getQueryData(key)).toEqual({ id: 7, upvotes: 4, upvoted: false })
})

test('VOTE-02 an upvote that an answer has counted meanwhile is not counted twice', async () => {
  const { url } = await serverThatAnswers({ body: '{"delta":1}' })
  setApiHost(url)
  stubBrowser()
  const queries = new QueryClient()
  const key = [getNews.path, { id: 7 }]
  const upvotesAfter = async (meanwhile: number) => {
    queries.setQueryData(key, { id: 7, upvotes: 4, upvoted: false })
    const giving = giveToArticle(queries, { id: 7, type: 'news' })
    queries.setQueryData(key, { id: 7, upvotes: meanwhile, upvoted: true })
    await giving
    return queries.getQueryData<{ upvotes: number }>(key)?.upvotes
  }
  expect(await upvotesAfter(4)).toBe(5)
  expect(await upvotesAfter(5)).toBe(5)
})
