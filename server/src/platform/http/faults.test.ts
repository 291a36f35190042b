import { mkdir, writeFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '@loadout/contract/platform/endpoint.ts'
import { listCategories } from '@loadout/contract/categories/categories.ts'
import { rawGet, type RawAnswer } from '../../../test/raw-request.ts'
import { startSite, type TestSite } from '../../../test/start-site.ts'
import { testFolder } from '../../../test/test-folder.ts'
import type { Site } from '../../site-parts.ts'

const INTERNAL = '{"error":"Something went wrong.","code":"internal"}'
const LEAKS =
  /\/work\/|\/home\/|\/var\/|node_modules|\.ts\b|\.js:|\bat \w+ \(|select |insert |relation|column|postgres|fastify|node\.js|v?\d+\.\d+\.\d+|stack|undefined|TypeError/i

const faulty = (path: string) =>
  endpoint({
    method: 'GET',
    path,
    access: 'anyone',
    summary: 'Fails.',
    input: z.object({}),
    output: z.object({ sun: z.boolean() }),
  })

function serveFaults(_: FastifyInstance, { db, serve }: Site) {
  const fails = (path: string, handler: () => never | Promise<never>) =>
    serve(faulty(path), handler)
  fails('/test/bug', () => {
    throw new TypeError('Cannot read properties of undefined (reading /srv/loadout/secret.ts)')
  })
  fails('/test/rejection', () => Promise.reject(new Error('select password_hash from users')))
  fails('/test/text', () => Promise.reject('/srv/loadout/server/src/secret.ts'))
  fails('/test/nothing', () => Promise.reject(null))
  fails('/test/sql', async () => {
    throw await sql`select secret_column from nowhere_table`
      .execute(db)
      .catch((error: unknown) => error)
  })
  fails('/test/constraint', async () => {
    throw await sql`insert into users (username, inserted) values ('a', now()), ('A', now())`
      .execute(db)
      .catch((error: unknown) => error)
  })
  serve(faulty('/test/answer'), () => ({
    get sun(): boolean {
      throw new Error('/srv/loadout/server/src/secret.ts')
    },
  }))
}

test.each(['bug', 'rejection', 'sql', 'constraint', 'answer', 'text', 'nothing'])(
  'L10 a fault in a call (%s) is answered without a trace of what it was',
  async (fault) => {
    const site = await startSite({ extend: serveFaults })
    const answer = await rawGet(site.url, `/api/test/${fault}`)

    expect(answer).toMatchObject({
      status: 500,
      body: INTERNAL,
      headers: { 'cache-control': 'no-store' },
    })
    expectDetailsInLogAlone(site, answer, fault === 'text' || fault === 'nothing' ? '' : '    at ')
  },
)

test('L10 a fault in a page is answered with a page that says only that something went wrong', async () => {
  const site = await startSite()
  const { id } = await site.make.news()
  await sql`drop table article_tag cascade`.execute(site.db)

  for (const path of ['/?lang=en', `/news/${id}/x?lang=en`, '/tags/1/x?lang=en']) {
    const answer = await rawGet(site.url, path)
    expect(answer).toMatchObject({
      status: 500,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    })
    expect(answer.body).toContain('<h1>Something went wrong.</h1>')
    expectDetailsInLogAlone(site, answer)
  }
})

test('L10 a picture that cannot be made is answered without a trace of the file', async () => {
  const folder = await testFolder()
  await mkdir(`${folder}/media`)
  await writeFile(`${folder}/media/made`, 'a file where a folder should be')
  const site = await startSite({ environment: { LOADOUT_DATA: folder } })
  const answer = await rawGet(site.url, '/media/news/csgo-1/600x280.webp')

  expect(answer).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } })
  expectDetailsInLogAlone(site, answer)
})

test('L10 a refusal that is no fault is not logged as one', async () => {
  const { url, log, call } = await startSite()
  await call(listCategories, {})

  for (const path of [
    '/api/news/get?id=x',
    '/api/news/get?id=999999',
    '/api/nothing',
    '/news/999999',
    '/%zz',
    '/media/none',
  ])
    await rawGet(url, path)
  expect(
    log.map((line) => (JSON.parse(line) as { level: number }).level).filter((level) => level > 30),
  ).toEqual([])
})

/** The stack stands in the log, under the id that the visitor was given. */
function expectDetailsInLogAlone(
  { log }: TestSite,
  { body, headers }: RawAnswer,
  stack = '    at ',
) {
  expect(body.replace(/<link [^>]*>/, '')).not.toMatch(LEAKS)
  expect(
    JSON.stringify({ ...headers, 'content-security-policy': '', 'strict-transport-security': '' }),
  ).not.toMatch(/\/work\/|secret|node_modules|fastify/i)
  const id = headers['x-request-id'] ?? ''
  expect(id).not.toBe('')
  const told = log
    .map((line) => JSON.parse(line) as { reqId?: string; level: number; err?: { stack?: string } })
    .filter(({ reqId, level }) => reqId === id && level === 50)
  expect(told).toEqual([
    expect.objectContaining({
      msg: 'request failed',
      err: expect.objectContaining({ stack: expect.stringContaining(stack) as unknown }) as unknown,
    }),
  ])
}
