import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createNews, deleteNews, editNews, getStaffNews } from '@loadout/contract/news/newsroom.ts'
import { inWaves } from '../../test/in-waves.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite, TEST_NOW, type TestSite } from '../../test/start-site.ts'
import { popularSince } from '../tags/popular-since.ts'
import { foldTagChanges } from '../tags/tag-changes.ts'
import { DAY } from '../platform/clock.ts'

/** Everything that is counted; a count of nothing is as good as none. */
async function counted({ db, site }: TestSite) {
  await foldTagChanges(site)
  const { rows } = await sql`
  select * from (
    select 'tag' as what, tag_id as id, 0 as part, article_count as count from tag_kind union all select 'language', tag_id, language_id, article_count from tag_language
    union all select 'author', author_id, language_id, article_count from author_language union all select 'use', tag_id, category_mask, article_count from tag_use
    union all select 'users', id, 0, news_count from users
  ) as counts where count > 0 order by 1, 2, 3`.execute(db)
  return rows
}

/** What there really is, by the way that counts everything anew. */
async function countedAnew(site: TestSite) {
  await sql`select count_articles_anew(${popularSince(site.clock.now())}, ${site.clock.now()})`.execute(
    site.db,
  )
  return counted(site)
}

const tags = ['katowice', 'final', 'transfer', 'patch']

/** Numbers from 0 to 1, the same in every run. */
function numbersFrom(seed: number) {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

test.each([11, 222, 3333])(
  'TAG-02 TAG-03 NEWS-18 whatever staff change, in the order that %i begins, counts stay those of what is there',
  async (seed) => {
    const site = await startSite()
    const { call, clock } = site
    const random = numbersFrom(seed)
    const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T
    const some = <T>(all: readonly T[]) => all.filter(() => random() < 0.5)
    const as = await site.as(await site.make.member(staffWith('canPublishNews')))
    const day = (from: number, to: number) =>
      Math.round((clock.now().getTime() + (from + random() * (to - from)) * DAY) / 1000)
    const ids: number[] = []

    const steps = {
      create: async () =>
        void ids.push(
          (
            await call(
              createNews,
              {
                language_id: pick([0, 3] as const),
                title: 'T',
                content: '<p>t</p>',
                categories: [pick([2, 3])],
                tags: some(tags),
                publish_at: day(-120, 20),
              },
              as,
            )
          ).id,
        ),
      retag: (edit: Edit) => edit({ tags: some(tags) }),
      games: (edit: Edit) => edit({ categories: pick([[2], [3], [2, 3]]) }),
      time: (edit: Edit) =>
        edit(pick([{ publish: false }, { publish: true }, { publish_at: day(-120, 20) }])),
      all: (edit: Edit) =>
        edit({ tags: some(tags), categories: [pick([2, 3, 4])], publish_at: day(-120, 20) }),
      rewrite: (edit: Edit) => edit({ title: 'New title', content: '<p>new</p>' }),
      translate: (edit: Edit) =>
        edit({
          language_id: pick([0, 1, 3, 5] as const),
          title: 'In another language',
          content: '<p>t</p>',
        }),
      remove: async (_: Edit, id: number) => {
        const { versions } = await call(getStaffNews, { id }, as)
        const other = versions.at(1)?.language_id
        const isWhole = other === undefined || random() < 0.4
        await call(deleteNews, isWhole ? { id } : { id, language_id: other as 0 }, as)
        if (isWhole) ids.splice(ids.indexOf(id), 1)
      },
      wait: async () => clock.advance(5 * DAY),
      fold: async () => foldTagChanges(site.site),
    }
    type Edit = (change: object) => Promise<unknown>

    for (let step = 0; step < 60; step++) {
      const name = ids.length === 0 ? 'create' : pick(Object.keys(steps) as (keyof typeof steps)[])
      const id = pick(ids)
      const edit: Edit = async (change) => {
        const news = await call(getStaffNews, { id }, as)
        return call(
          editNews,
          { id, language_id: news.language_id as 0, revision: news.revision, ...change },
          as,
        )
      }
      await steps[name](edit, id)
    }
    expect(await counted(site)).toEqual(await countedAnew(site))
  },
)

test('TAG-03 NEWS-18 edits and deletions at the same time are all counted', async () => {
  const site = await startSite()
  const { call, make } = site
  const author = await make.member()
  const as = await site.as(await make.member(staffWith('canPublishNews')))
  const news = await inWaves(20, (index) =>
    make.news({
      author,
      tags: tags.slice(index % 3),
      versions: [{ languageId: 3, title: 'Auf Deutsch', excerpt: 'e', content: '<p>t</p>' }],
    }),
  )
  await inWaves<object>(20, (index) => {
    const { id } = news[index] ?? { id: 0 }
    if (index % 4 === 0) return call(deleteNews, { id }, as)
    if (index % 4 === 1) return call(deleteNews, { id, language_id: 3 }, as)
    return call(
      editNews,
      {
        id,
        language_id: 0,
        revision: 1,
        tags: tags.slice(0, 1 + (index % 3)).toReversed(),
        categories: [3],
        publish_at: TEST_NOW.getTime() / 1000 - DAY / 1000,
      },
      as,
    )
  })
  expect(await counted(site)).toEqual(await countedAnew(site))
})
