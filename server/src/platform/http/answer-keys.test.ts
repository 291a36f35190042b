import fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { weekOf } from '@loadout/contract/rankings/week-number.ts'
import { endpoint } from '@loadout/contract/platform/endpoint.ts'
import type { AnswerKeys } from '../../../test/answer-keys.ts'
import { stateOf } from '../../../test/read-html.ts'
import { ofDomains } from '../../../test/of-domains.ts'
import { reads } from '../../../test/reads.ts'
import { richSite } from '../../../test/rich-site.ts'
import { startSite, TEST_NOW } from '../../../test/start-site.ts'
import { createPageCache } from '../render/page-cache.ts'
import { createSharedAnswers } from '../render/shared-answers.ts'
import { bodyMemory } from './body-memory.ts'
import { noDevice } from './devices.ts'
import { serveCalls } from './serve.ts'

/**
 * Every key of every call's answer, as anonymous visitors get it. A key that is not here leaves the
 * server by mistake.
 */
const keys: AnswerKeys = await ofDomains('answer-keys.ts', 'answerKeys')

/** How many some lists answer at most. */
const limits: Record<string, number> = { '/instagram/get_recent_media': 8, '/tv/video/latest': 3 }

const SECRETS = /email|token|permission|password|hash|argon2|secret|dollars|"ip"/i

test('G05 each call answers the keys it is documented with, and no others', async () => {
  const site = await startSite({ environment: { STEAM_LOGIN: 'on' } })
  const { queries } = await richSite(site)

  expect(Object.keys(keys).toSorted()).toEqual(reads.map(({ path }) => path).toSorted())
  for (const { path } of reads) {
    const limit = limits[path] ?? 20
    const text = await (await site.get(`/api${path}?${queries[path] ?? ''}&limit=${limit}`)).text()
    expect(keysOf(JSON.parse(text)), path).toEqual(keys[path]?.toSorted())
    if (path !== '/content/get') expect(text, path).not.toMatch(SECRETS)
  }
})

test('G05 a page carries the same answers and nothing beyond them', async () => {
  const site = await startSite()
  const { article, event } = await richSite(site)

  for (const path of [
    '/',
    `/news/${article.id}`,
    '/tags/1/finals',
    '/news-archive/1/x',
    '/user/Haldor',
    '/events',
    `/event/${event.id}`,
    '/ranking',
    `/ranking/week/${weekOf(TEST_NOW) - 1}`,
    '/points-store',
    '/about',
  ]) {
    const response = await fetch(`${site.url}${path}${path.includes('?') ? '&' : '?'}lang=en`)
    const html = await response.text()
    expect(response.status, path).toBe(200)
    for (const [[call], answer] of stateOf(html).answers) {
      const answers = 'pages' in answer ? (answer['pages'] as unknown[]) : [answer]
      for (const each of answers)
        // What is read back from the page: `content.$richText`.
        for (const key of keysOf(each).filter((name) => !name.includes('.$')))
          expect(keys[call], `${path} ${call}`).toContain(key)
    }
    if (path !== '/about') expect(html).not.toMatch(/argon2|secret@mail/)
  }
})

test('G05 what a handler returns beyond its schema stays on the server', async () => {
  const call = endpoint({
    method: 'GET',
    path: '/test/person',
    access: 'anyone',
    summary: 'A person.',
    input: z.object({}),
    output: z.object({
      id: z.int(),
      friend: z.object({ id: z.int() }),
      all: z.array(z.object({ id: z.int() })),
    }),
  })
  const person = { id: 7, email: 'x@mail.example', password_hash: 'x' }
  const { get } = await startSite({
    extend: (_, { serve }) => serve(call, () => ({ ...person, friend: person, all: [person] })),
  })

  expect(await (await get('/api/test/person')).json()).toEqual({
    id: 7,
    friend: { id: 7 },
    all: [{ id: 7 }],
  })
})

test('G05 neither does it get into a page', async () => {
  const call = endpoint({
    method: 'GET',
    path: '/test/person',
    access: 'anyone',
    summary: 'A person.',
    input: z.object({}),
    output: z.object({ id: z.int() }),
  })
  const { serve, callInProcess } = serveCalls(fastify(), {
    limits: { of: () => ({}) },
    availability: { isUp: () => true },
    findCaller: () => Promise.resolve(undefined),
    visitors: { of: () => '' },
    devices: { of: () => noDevice },
    corsOrigins: new Set(),
    isNetworkBanned: () => false,
    withShare: bodyMemory(),
    sharedAnswers: createSharedAnswers({ seconds: 0, cache: createPageCache({ seconds: 0 }) }),
    replays: {
      answerOnce: async (_, answer) => answer(() => Promise.reject(new Error('nothing changes'))),
    },
  })
  serve(call, () => ({ id: 7, email: 'x@mail.example' }))

  expect((await callInProcess(call, {})).output).toEqual({ id: 7 })
})

/**
 * Paths of everything that is no object, with `[]` for the entries of a list, each once and sorted.
 */
function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return [...new Set(value.flatMap((entry) => keysOf(entry, `${path}[]`)))].toSorted()
  if (value === null || typeof value !== 'object') return [path]
  return [
    ...new Set(
      Object.entries(value).flatMap(([key, inner]) =>
        keysOf(inner, path === '' ? key : `${path}.${key}`),
      ),
    ),
  ].toSorted()
}
