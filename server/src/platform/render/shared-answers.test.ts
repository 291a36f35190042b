import { expect, test, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { rawGet } from '../../../test/raw-request.ts'
import { createDatabase, startSiteOn } from '../../../test/start-site.ts'
import { createPageCache } from './page-cache.ts'
import { createSharedAnswers } from './shared-answers.ts'

/** No page is kept, so that each one shows what is kept of its answers. */
const shared = { environment: { PAGE_CACHE_SECONDS: '0', SHARED_ANSWER_SECONDS: '60' } }

test('NOTICE-03 a page that is made asks for nothing again that another has shown, until it is changed', async () => {
  const { url, db, make } = await startSiteOn(await createDatabase(), shared)
  await make.notice('Back at noon.')
  const article = await make.news({ title: 'Northwind win', upvotes: 9 })
  const read = async (path: string) => (await rawGet(url, path)).body
  expect(await read('/?lang=en')).toContain('Back at noon.')

  // Behind the back of the site, so it can be told what is kept from what is read.
  await db.updateTable('notice').set({ message: 'Unheard of.' }).execute()
  await db.updateTable('article_version').set({ title: 'Unheard of' }).execute()
  const kept = await read('/about?lang=en')
  expect(kept).toContain('Back at noon.')
  expect(kept).toContain('Northwind win')
  expect(kept).not.toContain('Unheard of')

  await make.notice('Back at one.')
  await make.revise(article.id, {
    languageId: 0,
    title: 'Northwind lose',
    excerpt: 'x',
    content: '<p>x</p>',
  })
  const next = await read('/about?lang=en')
  expect(next).toContain('Back at one.')
  expect(next).toContain('Northwind lose')
  expect(next).not.toContain('Northwind win')
})

test('what one process changes, another does not take from memory for the pages it makes', async () => {
  const databaseUrl = await createDatabase()
  const [writer, reader] = [
    await startSiteOn(databaseUrl, shared),
    await startSiteOn(databaseUrl, shared),
  ]
  const read = async (path: string) => (await rawGet(reader.url, path)).body
  await writer.make.notice('Back at noon.')
  await eventually(async () => expect(await read('/?lang=en')).toContain('Back at noon.'))

  await writer.make.notice('Back at one.')
  await eventually(async () => {
    const page = await read('/about?lang=en')
    expect(page).toContain('Back at one.')
    expect(page).not.toContain('Back at noon.')
  })
})

function answersWithClock() {
  let now = 0
  const cache = createPageCache({ seconds: 60, elapsed: () => now })
  const answers = createSharedAnswers({ seconds: 10, cache, elapsed: () => now })
  const ask = vi.fn(async (output: unknown = {}) => ({ output, dependsOn: ['notice'] }))
  return { cache, answers, ask, wait: (seconds: number) => (now += seconds * 1000) }
}

test('who asks at the same time is answered together, and who asks after a change is not', async () => {
  const { cache, answers } = answersWithClock()
  const asked: ((output: string) => void)[] = []
  const ask = () =>
    new Promise<{ output: unknown; dependsOn: string[] }>((resolve) => {
      asked.push((output) => resolve({ output, dependsOn: ['notice'] }))
    })
  const [first, second] = [answers.get('notice', ask), answers.get('notice', ask)]
  cache.purge(['notice'])
  const third = answers.get('notice', ask)
  expect(asked).toHaveLength(2)
  asked[1]?.('new')
  asked[0]?.('old')

  expect([(await first).output, (await second).output, (await third).output]).toEqual([
    'old',
    'old',
    'new',
  ])
  expect((await answers.get('notice', ask)).output).toBe('new')
})

test('an answer is kept for its seconds and for what does not concern it', async () => {
  const { cache, answers, ask, wait } = answersWithClock()
  await answers.get('notice', ask)
  cache.purge(['background-ad'])
  wait(9)
  await answers.get('notice', ask)
  expect(ask).toHaveBeenCalledTimes(1)
  wait(1)
  await answers.get('notice', ask)
  expect(ask).toHaveBeenCalledTimes(2)
  cache.purgeAll()
  await answers.get('notice', ask)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('a refusal is not kept', async () => {
  const { answers, ask } = answersWithClock()
  await expect(answers.get('notice', () => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  )
  expect((await answers.get('notice', () => ask('there'))).output).toBe('there')
})

test('no page can change what the next one is given', async () => {
  const { answers, ask } = answersWithClock()
  const { output } = await answers.get('list', () => ask({ entries: [{ id: 1 }] }))
  const { entries } = output as { entries: { id: number }[] }
  expect(() => entries.push({ id: 2 })).toThrow(TypeError)
  expect(() => Object.assign(entries[0] ?? {}, { id: 2 })).toThrow(TypeError)
})

test('a page is as old as the oldest answer in it', async () => {
  const { cache, answers, ask, wait } = answersWithClock()
  await answers.get('notice', ask)
  wait(9)
  const { askedAt, dependsOn } = await answers.get('notice', ask)
  cache.store('/', 'page', { dependsOn, begun: cache.begin(), since: askedAt })
  wait(50)
  expect(cache.fresh('/')).toBeDefined()
  wait(1)
  expect(cache.fresh('/')).toBeUndefined()
})
