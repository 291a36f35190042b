import { expect, test } from 'vitest'
import { weekOf } from '@loadout/contract/rankings/week-number.ts'
import { earn } from '../../test/earn.ts'
import { readPage, textOf } from '../../test/read-page.ts'
import { startSite } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { closeWeeks } from './close-weeks.ts'

const LAST_WEEK = new Date('2026-11-12T12:00:00.000Z')
const LAST_YEAR = new Date('2025-11-12T12:00:00.000Z')

test('RANK-01 RANK-04 RANK-11 RANK-12 the page of rankings shows visitors the five best, the others, six lists and last week’s top three', async () => {
  const site = await startSite()
  const members = await times(22, (index) => site.make.member({ username: `Member${index}` }))
  for (const [index, member] of members.entries()) {
    await earn(site, member, 1_000 - index)
    await earn(site, member, 100 + index, LAST_WEEK)
  }
  const news = await site.make.news({ author: members[0]! })
  for (const member of members.slice(0, 12)) await site.make.comment({ on: news, by: member })
  await closeWeeks(site.site)

  const { status, h1, main } = await readPage(await site.get('/ranking?lang=en'))
  expect({ status, h1 }).toEqual({ status: 200, h1: 'Ranking' })
  const [featured = ''] = /<ol[^>]*aria-label="Top five".*?<\/ol>/s.exec(main) ?? []
  expect(featured.match(/href="\/user\/\w+"/g)).toEqual(
    [0, 1, 2, 3, 4].map((index) => `href="/user/Member${index}"`),
  )
  const text = textOf(main)
  expect(text).toMatch(/Last week’s top three.*1 Member21 121.*2 Member20 120.*3 Member19 119/s)
  expect(text).toMatch(/6 Member5.*20 Member19 .*Next page/s)
  expect(text).not.toContain('People I follow')
  for (const title of ['News views', 'Post views', 'Upvotes', 'Comments', 'Posts', 'Referrals'])
    expect(main).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`))
})

test('ACC-78 AMB-119 the first country of the list stands beside who is from there, and none beside who has chosen none', async () => {
  const site = await startSite()
  const [afghan, stranger] = [await site.make.member({ countryId: 0 }), await site.make.member()]
  await earn(site, afghan, 20)
  await earn(site, stranger, 10)
  for (const featured of await times(5, () => site.make.member())) await earn(site, featured, 100)
  const { main } = await readPage(await site.get('/ranking?lang=en'))
  const rows = [...main.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => textOf(row))
  const rowOf = ({ username }: { username: string }) => rows.find((row) => row.includes(username))
  expect(rowOf(afghan)).toContain('Afghanistan')
  expect(rowOf(stranger)).not.toContain('Afghanistan')
})

test('RANK-02 an address names its period, and one that names none is the week', async () => {
  const site = await startSite()
  await earn(site, await site.make.member({ username: 'Newcomer' }), 50)
  const veteran = await site.make.member({ username: 'Veteran' })
  await earn(site, veteran, 400, LAST_WEEK)
  await earn(site, veteran, 900, LAST_YEAR)

  const best = async (query: string) => {
    const { main } = await readPage(await site.get(`/ranking?lang=en${query}`))
    return /(\w+) \d+ posts Rank 1 ([\d,]+) Points/.exec(textOf(main))?.slice(1)
  }
  for (const week of ['', '&period=week', '&period=year'])
    expect(await best(week), week).toEqual(['Newcomer', '50'])
  expect(await best('&period=month')).toEqual(['Veteran', '400'])
  expect(await best('&period=all')).toEqual(['Veteran', '1,300'])
})

test('the page of a closed week shows its places page by page, and one that is not closed is missing', async () => {
  const site = await startSite()
  const members = await times(21, (index) => site.make.member({ username: `Member${index}` }))
  for (const [index, member] of members.entries()) await earn(site, member, 100 - index, LAST_WEEK)
  await closeWeeks(site.site)
  const week = weekOf(LAST_WEEK)

  const read = async (path: string) => readPage(await site.get(`${path}lang=en`))
  const first = await read(`/ranking/week/${week}?`)
  expect(first).toMatchObject({ status: 200 })
  expect(textOf(first.main)).toMatch(
    /Ranking from .*9 Nov 2026.* to .*15 Nov 2026.*21 members had points.*1 Member0 100/s,
  )
  expect(textOf((await read(`/ranking/week/${week}?page=2&`)).main)).toContain('21 Member20 80')
  for (const path of [`/ranking/week/${week + 1}?`, '/ranking/week/x?'])
    expect((await read(path)).status).toBe(404)
})
