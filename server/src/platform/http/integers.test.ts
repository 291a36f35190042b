import { expect, test } from 'vitest'
import { z } from 'zod'
import { INTEGER_MAX, SMALLINT_MAX } from '@loadout/contract/platform/integers.ts'
import { formOf } from '../../../test/call-over-http.ts'
import { beyondColumns } from '../../../test/any-value.ts'
import { moments } from '../../../test/moments.ts'
import { shareSite } from '../../../test/start-site.ts'
import { validCall, triedCalls, triedSite } from '../../../test/tried-calls.ts'

const site = shareSite(({ make }) => make.news({ tags: ['katowice'] }), triedSite)

/** The parameters of a call that hold a whole number, or some. */
const integersOf = (input: z.ZodType) =>
  Object.entries((input as z.ZodObject).shape as Record<string, z.ZodType>).flatMap(
    ([name, field]) =>
      [1, 16].some((number) =>
        [field.safeParse(String(number)).data].flat().some((read) => read === number),
      )
        ? [name]
        : [],
  )

const numbered = triedCalls.flatMap((tried) =>
  integersOf(tried.endpoint.input).map((parameter) => ({ ...tried, parameter })),
)

test('L01 the whole numbers of calls are known by their schemas', () => {
  const known = numbered.map(({ call, parameter }) => `${call} ${parameter}`)
  expect(known).toEqual(
    expect.arrayContaining([
      'GET /news/get id',
      'GET /news/list categories',
      'GET /news/list offset',
      'GET /article/search tag_id',
      'POST /user/signup referrer',
      'POST /admin/user/flags/set flag',
      'POST /admin/hero/save position',
    ]),
  )
})

test.each(numbered)(
  'L01 no number that $call reads as $parameter is beyond a column',
  async ({ endpoint, tried, parameter }) => {
    const { url, log } = site()
    const { input, credentials } = await validCall(site(), tried)
    for (const number of beyondColumns) {
      const { [parameter]: read } =
        (endpoint.input.safeParse({ ...input, [parameter]: number }).data as
          | Record<string, unknown>
          | undefined) ?? {}
      for (const each of [read].flat())
        if (typeof each === 'number')
          expect(each, number).toBeLessThanOrEqual(
            moments.has(parameter) ? 4_102_444_800 : INTEGER_MAX,
          )
      const fields = formOf({ ...input, ...credentials, [parameter]: number })
      const answer =
        endpoint.method === 'GET'
          ? await fetch(`${url}/api${endpoint.path}?${fields as URLSearchParams}`)
          : await fetch(`${url}/api${endpoint.path}`, { method: 'POST', body: fields })
      expect(answer.status, `${parameter}=${number}: ${await answer.text()}`).toBeLessThan(500)
    }
    expect(log.filter((line) => line.includes('"level":50'))).toEqual([])
  },
)

test.each(triedCalls)(
  'L01 D08 a member whose number is beyond its column is nobody for $call',
  async ({ endpoint, tried }) => {
    const { url } = site()
    const { input } = await validCall(site(), tried)
    for (const _u of beyondColumns) {
      const fields = formOf({ ...input, _u, _t: 'x', _k: `beyond-${_u.padStart(20, '0')}` })
      const answer =
        endpoint.method === 'GET'
          ? await fetch(`${url}/api${endpoint.path}?${fields as URLSearchParams}`)
          : await fetch(`${url}/api${endpoint.path}`, { method: 'POST', body: fields })
      expect(answer.status, `${_u}: ${await answer.text()}`).toBeLessThan(500)
      const isOpen = endpoint.access === 'anyone' || endpoint.access === 'reader'
      if (!isOpen || endpoint.path === '/user/auth') expect(answer.status).toBe(401)
    }
  },
)

test.each([
  '/news/N',
  '/news/N/slug',
  '/news/1?language_id=N',
  '/news-archive/N/Haldor',
  '/news-archive/1/Haldor?page=N',
  '/tags/N/finals',
  '/tags/1/finals?page=N',
  '/search/article/kestrel?page=N',
  '/search/news/kestrel?page=N',
  '/search/user/kestrel?page=N',
  '/search/article/N',
  '/search/user/N',
  '/event/N',
  '/user/N',
  '/auth/N/x',
  '/user/verify_email/N/x',
  '/undo_email/N/x',
  '/reset_password/N/N/x',
  '/admin/users/N',
  '/feeds/authors/N.rss',
  '/feeds/tags/N.atom',
  '/feeds/games/N.json',
  '/media/avatar/N/64x64.webp',
  '/media/banner/N/64x64.webp',
  '/media/news/N/64x64.webp',
  '/sitemap.xml?page=N',
  '/N',
])('L01 no number in the address %s is beyond its column', async (address) => {
  const { get, log } = site()
  for (const number of [...beyondColumns, '1000000000', String(INTEGER_MAX)]) {
    const answer = await get(address.replaceAll('N', number))
    expect(answer.status, number).toBeLessThan(500)
    await answer.arrayBuffer()
  }
  expect(log.filter((line) => line.includes('"level":50'))).toEqual([])
})

test('L01 a column’s edges and what is beyond them are tried', () => {
  expect(beyondColumns).toEqual(
    expect.arrayContaining([
      String(SMALLINT_MAX + 1),
      String(INTEGER_MAX + 1),
      String(2 ** 53),
      '9223372036854775808',
    ]),
  )
})
