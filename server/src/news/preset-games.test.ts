import { expect, test } from 'vitest'
import { deleteNews } from '@loadout/contract/news/newsroom.ts'
import { getPresetGames } from '@loadout/contract/news/preset-games.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { elements, insides, readPage, textOf } from '../../test/read-page.ts'
import { startSite } from '../../test/start-site.ts'

const [GENERAL, CS_GO] = [1, 2]
const IN_A_MINUTE = 60_000

/** A new site that keeps its pages for an hour. */
async function newSite() {
  const site = await startSite({ environment: { PAGE_CACHE_SECONDS: '3600' } })
  const front = async (path = '/?lang=en') => {
    const { main } = await readPage(await site.get(path))
    const chips = insides(main, 'button').map(textOf)
    const pressed = elements(main, 'button').map((button) => button['aria-pressed'] === 'true')
    return {
      filter: chips.filter((_, index) => pressed[index]),
      words: textOf(main),
    }
  }
  return { ...site, front }
}

test('FILTER-10 HOME-01 the front page of a new site shows all games to whoever has picked none, until there is news about CS:GO, and again when it has gone', async () => {
  const { front, make, as, call, clock } = await newSite()
  expect(await front()).toMatchObject({
    filter: ['All games'],
    words: expect.stringContaining('No news posted yet'),
  })
  await make.news({ title: 'We are here', categoryIds: [GENERAL] })
  for (const lang of ['en', 'de'])
    expect((await front(`/?lang=${lang}`)).words).toContain('We are here')
  expect((await front()).filter).toEqual(['All games'])

  const first = await make.news({ title: 'Of Counter-Strike', categoryIds: [CS_GO] })
  const narrowed = await front()
  expect(narrowed.filter).toEqual(['CS:GO'])
  expect(narrowed.words).toContain('Of Counter-Strike')
  expect(await call(getPresetGames, {})).toEqual({ categories: [CS_GO], news_id: first.id })

  const editor = await as(await make.member(staffWith('canPublishNews')))
  await call(deleteNews, { id: first.id }, editor)
  expect(await front()).toMatchObject({
    filter: ['All games'],
    words: expect.stringContaining('We are here'),
  })

  const at = new Date(clock.now().getTime() + IN_A_MINUTE)
  await make.news({ title: 'By then', categoryIds: [CS_GO], publishedAt: at })
  expect((await front()).filter).toEqual(['All games'])
  clock.set(at)
  expect((await front()).filter).toEqual(['CS:GO'])
})

test('FILTER-10 nobody is told of games they picked who has picked none', async () => {
  const { front, make } = await newSite()
  const paths = ['/', '/userfeed', '/streams', '/events']
  for (const path of paths) {
    const { filter, words } = await front(`${path}?lang=en`)
    expect([path, filter]).toEqual([path, ['All games']])
    expect(words).not.toContain('you picked')
  }
  await make.news({ categoryIds: [CS_GO] })
  for (const path of paths) {
    const { filter, words } = await front(`${path}?lang=en`)
    expect([path, filter]).toEqual([path, ['CS:GO']])
    expect(words).not.toContain('you picked')
  }
})
