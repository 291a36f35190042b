import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { languages } from '@loadout/contract/languages/languages.ts'
import { countEvents, listEvents } from '@loadout/contract/calendar/calendar.ts'
import { getBackgroundAd } from '@loadout/contract/background-ad/background-ad.ts'
import { listHeroContent } from '@loadout/contract/hero/hero.ts'
import { getNews, listNews } from '@loadout/contract/news/news.ts'
import { getNotice } from '@loadout/contract/notice/notice.ts'
import { listPopularTags } from '@loadout/contract/tags/tags.ts'
import { readAllNews } from '@loadout/demo/all-news.ts'
import { readAllPosts } from '@loadout/demo/all-posts.ts'
import { listPosts } from '@loadout/contract/posts/posts.ts'
import { mentionedNames } from '../comments/mentions.ts'
import { numberOf } from '../figures/count-days.ts'
import { slugOf } from '../articles/slug.ts'
import { listStreams } from '@loadout/contract/streams/streams.ts'
import { listVideos } from '@loadout/contract/videos/videos.ts'
import { shareDemo } from '../../test/share-demo.ts'
import { TEST_NOW } from '../../test/start-site.ts'
import { fillDemo } from './fill.ts'
import { holdsDemo } from './holds-demo.ts'

const { site, rows } = shareDemo()

test('the demo community has 48 news, 120 posts, drafts, 400 people and 3,000 comments', async () => {
  expect(
    await rows(
      sql`select (select count(*)::int from article where kind = 0) as news, (select count(*)::int from article where kind = 1 and published_at < 'infinity') as posts, (select count(*)::int > 5 from article where published_at = 'infinity') as drafts, (select count(*)::int from users) as people, (select count(*)::int from comment) as comments`,
    ),
  ).toEqual([{ news: 48, posts: 120, drafts: true, people: 400, comments: 3000 }])
})

test('a database is known to hold the demo community, also when its staff are called otherwise', async () => {
  const tx = await site().db.startTransaction().execute()
  await tx.updateTable('users').set({ email: null }).execute()
  expect(await holdsDemo(tx)).toBe(true)
  await tx.rollback().execute()
})

test('the figures of the community go back for a quarter: who was here, and what was counted', async () => {
  expect(
    await rows(
      sql`select count(*)::int as days from daily_figure where kind = ${numberOf('active')} and count > 50`,
    ),
  ).toEqual([{ days: 90 }])
  expect(
    await rows(sql`select count(distinct kind)::int > 3 as several from daily_figure`),
  ).toEqual([{ several: true }])
})

test('EVENT-03 EVENT-04 the community has 30 events in many time zones, what is to come and what is over of every game, with slides and news', async () => {
  const { call } = site()
  expect(await call(countEvents, {})).toEqual({ count: 30 })
  for (const category of [1, 2, 3, 4, 5])
    for (const past of [true, false])
      expect(
        (await call(countEvents, { categories: [category], past })).count,
        `category ${category}`,
      ).toBeGreaterThan(0)
  const { entries } = await call(listEvents, { limit: 101 })
  expect(new Set(entries.map(({ time_zone }) => time_zone)).size).toBeGreaterThan(10)
  expect(entries.filter(({ image }) => image !== null).length).toBeGreaterThan(9)
  expect(await rows(sql`select count(*)::int as named from calendar_event_news`)).toEqual([
    { named: 13 },
  ])
})

test('STREAM-03 STREAM-05 the directory has 24 channels of every game, more featured than fit on top, and events name some', async () => {
  const { call } = site()
  const { entries } = await call(listStreams, {})
  expect(entries).toHaveLength(24)
  expect(entries.filter(({ featured }) => featured)).toHaveLength(4)
  expect(new Set(entries.map(({ category_id }) => category_id))).toEqual(new Set([1, 2, 3, 4, 5]))
  expect(entries.every(({ live, viewers }) => live === null && viewers === null)).toBe(true)
  expect(await rows(sql`select count(*)::int as named from calendar_event_stream`)).toEqual([
    { named: 10 },
  ])
})

test('VIDEO-06 VIDEO-09 the channel has forty videos with drawings of their games, the newest of this week', async () => {
  const { call, get } = site()
  const { count, entries } = await call(listVideos, {})
  expect([count, entries.length]).toEqual([40, 40])
  for (const { image } of entries.slice(0, 2))
    expect((await get(`${image}/640x360.webp`)).status).toBe(200)
  expect(new Set(entries.map(({ youtube_video_id }) => youtube_video_id)).size).toBe(7)
})

test('a community that somebody lives in is left alone', async () => {
  const before = await rows(sql`select count(*)::int from users`)
  await fillDemo(site().db, TEST_NOW)
  expect(await rows(sql`select count(*)::int from users`)).toEqual(before)
})

test.each(languages)(
  'NEWS-05 in $name there are at least 8 news of CS:GO and 4 of every other visible game',
  async ({ id }) => {
    for (const [category, min] of [
      [2, 8],
      [1, 4],
      [3, 4],
      [4, 4],
      [5, 4],
    ] as const) {
      const { entries } = await site().call(listNews, {
        language_id: id,
        categories: [category],
        limit: 101,
      })
      expect(entries.length, `category ${category}`).toBeGreaterThanOrEqual(min)
      expect(entries.every(({ language_id }) => language_id === id)).toBe(true)
    }
  },
)

test('NEWS-05 every news can be read in several languages, and its address spells its title in each', async () => {
  const versions = await rows(
    sql<{
      article_id: number
      title: string
      slug: string
    }>`select article_id, title, slug from article_version`,
  )
  for (const { title, slug } of versions) expect(slug).toBe(slugOf(title))
  const few = await rows(
    sql`select article_id from article_version where kind = 0 group by article_id having count(*) < 2`,
  )
  expect(few).toEqual([])
})

test('nothing is dated in the future, no comment before its article, and nobody writes before they have joined', async () => {
  expect(
    await rows(
      sql`select id from article where (published_at >= ${TEST_NOW} and published_at < 'infinity') or inserted > published_at`,
    ),
  ).toEqual([])
  expect(await rows(sql`select id from users where inserted >= ${TEST_NOW}`)).toEqual([])
  expect(
    await rows(sql`
    select comment.id from comment join article on article.id = comment.article_id
    where comment.inserted >= ${TEST_NOW} or comment.inserted < article.published_at or comment.deleted_at > ${TEST_NOW}`),
  ).toEqual([])
  expect(
    await rows(
      sql`select article.id from article join users on users.id = article.author_id where users.inserted > article.published_at`,
    ),
  ).toEqual([])
  expect(
    await rows(
      sql`select distinct users.username from comment join users on users.id = comment.author_id where users.inserted > comment.inserted`,
    ),
  ).toEqual([])
})

test('FOOT-01 the community is alive on the day it starts: news of today, and three at least for the footer', async () => {
  expect(
    (await site().call(listNews, { max_age: 1, language_id: 0 })).entries.length,
  ).toBeGreaterThanOrEqual(3)
  expect(
    (await site().call(listNews, { max_age: 7, language_id: 0, limit: 3, order_by: 'upvotes' }))
      .entries,
  ).toHaveLength(3)
})

test.each(languages)(
  'FOOT-01 HOME-05 in $name the best three of the week and, for the game that is shown first, six news of it and twelve tags are there',
  async ({ id }) => {
    const { call } = site()
    expect(
      (await call(listNews, { max_age: 7, language_id: id, limit: 3, order_by: 'upvotes' }))
        .entries,
    ).toHaveLength(3)
    expect(
      (await call(listNews, { max_age: 7, language_id: id, categories: [2], limit: 6 })).entries,
    ).toHaveLength(6)
    expect((await call(listPopularTags, { categories: [2], limit: 12 })).entries).toHaveLength(12)
  },
)

test('HERO-01 NOTICE-01 SHELL-34 the front page has a slide of each kind, a notice and an ad, and what they lead to is there', async () => {
  const { call, get } = site()
  const { entries } = await call(listHeroContent, {})
  const notice = await call(getNotice, {})
  const ad = await call(getBackgroundAd, {})
  expect(entries.map(({ type }) => type)).toEqual([0, 1, 2])
  expect(notice).toMatchObject({ enabled: true })

  const paths = [
    `${entries[0]?.identifier}/1200x450.webp`,
    ad.background_ad_image ?? '',
    ad.background_ad_link ?? '',
    entries[0]?.link ?? '',
    ...[...notice.message.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href),
  ]
  for (const path of paths) {
    const answer = await get(path)
    // An article's address without its words leads to the one that has them.
    expect(
      [200, 301, 302].includes(answer.status) && answer.headers.get('location') !== '/',
      `${path} ${answer.status}`,
    ).toBe(true)
  }
})

test('CMT-02 NEWS-01 every counter equals what it counts', async () => {
  expect(
    await rows(sql`
    select article.id from article where comments <> (select count(*) from comment where article_id = article.id)`),
  ).toEqual([])
  expect(
    await rows(sql`
    select id from users where news_count <> (select count(*) from article where author_id = users.id and kind = 0) or post_count <> (select count(*) from article where author_id = users.id and kind = 1)`),
  ).toEqual([])
})

test('CMT-01 everybody who is named with @ exists, and is stored with the comment', async () => {
  const comments = await rows(
    sql<{
      message: string
      mentions: { id: number; name: string }[]
    }>`select message, mentions from comment`,
  )
  const people = new Map(
    (await rows(sql<{ id: number; username: string }>`select id, username from users`)).map(
      ({ id, username }) => [username.toLowerCase(), { id, name: username }],
    ),
  )
  for (const { message, mentions } of comments)
    expect(mentions, message).toEqual(mentionedNames(message).map((name) => people.get(name)))
  expect(comments.filter(({ mentions }) => mentions.length > 0).length).toBeGreaterThan(500)
})

test('CMT-01 whoever is answered has written below the same article before, or is part of it', async () => {
  expect(
    await rows(sql`
    select comment.message from comment join article on article.id = comment.article_id, jsonb_array_elements(comment.mentions) mention
    where message like '@%' and strpos(lower(message), '@' || lower(mention->>'name')) = 1 and (mention->>'id')::int <> article.author_id
      and not exists (select from comment earlier where earlier.article_id = comment.article_id and earlier.author_id = (mention->>'id')::int and earlier.inserted <= comment.inserted)
      and not exists (select from article_user_tag tagged where tagged.article_id = article.id and tagged.user_id = (mention->>'id')::int)`),
  ).toEqual([])
})

test('CMT-01 ids of comments rise with time, as they do where people live', async () => {
  const times = (await rows(sql<{ inserted: Date }>`select inserted from comment order by id`)).map(
    ({ inserted }) => inserted.getTime(),
  )
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

test('NEWS-01 the written text survives the sanitizer: it only adds rel to links and scope to table heads', async () => {
  const stored = await rows(
    sql<{
      title: string
      content: string
    }>`select title, content from article_version where kind = 0`,
  )
  const written = new Map(
    (await readAllNews())
      .flatMap(({ versions }) => Object.values(versions))
      .map(({ title, content }) => [title, content]),
  )
  expect(stored).toHaveLength(written.size)
  for (const { title, content } of stored)
    expect(content.replaceAll(/ (?:rel="nofollow ugc noopener"|scope="col")/g, '')).toBe(
      written.get(title),
    )
})

test('NEWS-01 titles and excerpts are plain text', async () => {
  expect(
    await rows(
      sql`select title from article_version where title ~ '<[a-z/]|&[a-z]+;' or excerpt ~ '<[a-z/]|&[a-z]+;' or (title = '' or excerpt = '') and published_at < 'infinity'`,
    ),
  ).toEqual([])
})

test('HOME-16 every news has a picture that is there', async () => {
  const { entries } = await site().call(listNews, { limit: 101 })
  for (const image of new Set(entries.map((entry) => entry.image))) {
    expect([image, (await site().get(`${image}/50x40.webp`)).status]).toEqual([image, 200])
  }
})

test('NEWS-08 an article of the demo is answered like any other', async () => {
  const [first] = (await site().call(listNews, { pinned: true, limit: 1 })).entries
  expect(await site().call(getNews, { id: first?.id ?? 0, language_id: 6 })).toMatchObject({
    language_id: 6,
    pinned: true,
    versions: [0, 1, 2, 3, 4, 5, 6].map((language_id) => ({ language_id })),
  })
})

test('POST-08 POST-25 posts of the demo are listed with their stars, and what they hold survives the sanitizer', async () => {
  const { call, db } = site()
  const { entries } = await call(listPosts, { limit: 101 })
  expect(entries).toHaveLength(101)
  expect(
    (await call(listPosts, { starred_only: true, limit: 101 })).entries.length,
  ).toBeGreaterThan(10)
  expect(
    (await call(listPosts, { max_age: 1, order_by: 'upvotes', limit: 5 })).entries.length,
  ).toBeGreaterThan(3)
  const stored = await db
    .selectFrom('article_version')
    .select(['title', 'content'])
    .where('kind', '=', 1)
    .execute()
  const written = new Map((await readAllPosts()).map(({ title, content }) => [title, content]))
  for (const { title, content } of stored) expect(content).toBe(written.get(title))
})
