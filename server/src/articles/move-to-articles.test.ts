import pg from 'pg'
import { expect, test } from 'vitest'
import { listComments } from '@loadout/contract/comments/comments.ts'
import { getNews, listNews, listRelatedNews } from '@loadout/contract/news/news.ts'
import { searchArticles } from '@loadout/contract/search/article-search.ts'
import { listPopularTags } from '@loadout/contract/tags/tags.ts'
import { oldDatabase } from '../../test/old-database.ts'
import { startSiteOn } from '../../test/start-site.ts'
import { keptCounts } from '../counts/kept-counts.ts'
import { migrate } from '../platform/db/migrate.ts'

/** News of the time when there was nothing else, with all that hung on them. */
const NEWS_OF_OLD = `
  insert into users (username, inserted, news_count) values ('Tindra', '2026-01-01', 2), ('Haldor', '2026-01-01', 0);
  insert into news (id, author_id, language_id, image, inserted, published_at, category_mask, upvotes, comments)
    overriding system value values
    (40, 1, 0, 'csgo-1', '2026-01-02', '2026-01-02', 4, 12, 2), (41, 1, 0, 'csgo-1', '2026-01-03', 'infinity', 4, 0, 0);
  select setval(pg_get_serial_sequence('news', 'id'), 41);
  insert into news_version (news_id, language_id, title, slug, excerpt, content, published_at, category_mask, pinned)
    select id, language, 'Northwind win', 'northwind-win', 'e', '<p>They won.</p>', published_at, category_mask, pinned
    from news, (values (0::smallint), (3::smallint)) as written (language);
  insert into tag (name) values ('katowice');
  insert into news_tag (news_id, tag_id, published_at, category_mask, pinned) select id, 1, published_at, category_mask, pinned from news;
  insert into news_user_tag (news_id, user_id) values (40, 2);
  insert into comment (article_type, article_id, author_id, message, inserted, upvotes) values
    (0, 40, 2, 'Well played', '2026-01-02', 3), (0, 40, 2, 'Again', '2026-01-02', 0), (1, 40, 2, 'Below a post', '2026-01-02', 0), (0, 7, 2, 'Below nothing', '2026-01-02', 0);
  insert into comment_upvote (comment_id, user_id, inserted) values (1, 1, '2026-01-02');
  insert into news_upvote (news_id, user_id, inserted) values (40, 2, '2026-01-02');
  update users set upvotes_received = 1;
  select count_news_anew('2025-10-01', '2026-01-01');`

async function siteOfOldNews() {
  const databaseUrl = await oldDatabase('0026-revised-pages')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(NEWS_OF_OLD)
  await client.end()
  await migrate(databaseUrl)
  return startSiteOn(databaseUrl, { now: new Date('2026-02-01T12:00:00Z') })
}

test('NEWS-07 CMT-02 news that were there before other kinds of article keep their ids, addresses, comments, votes and tags', async () => {
  const { call, db, make } = await siteOfOldNews()
  expect(await call(getNews, { id: 40, language_id: 3 })).toMatchObject({
    id: 40,
    slug: 'northwind-win',
    upvotes: 12,
    comments: 2,
    tags: [{ id: 1, name: 'katowice' }],
    user_tags: [{ id: 2, name: 'Haldor' }],
    author_news_post_count: 1,
    versions: [{ language_id: 0 }, { language_id: 3 }],
  })
  const { entries } = await call(listComments, { id: 40, article_type: 'news' })
  expect(entries.map(({ message, upvotes }) => [message, upvotes])).toEqual([
    ['Well played', 3],
    ['Again', 0],
  ])
  expect((await call(listNews, {})).entries.map(({ id }) => id)).toEqual([40])
  expect((await call(searchArticles, { tag_id: 1, language_id: 3 })).count).toBe(1)
  expect((await call(listPopularTags, {})).entries).toEqual([{ id: 1, name: 'katowice' }])
  for (const count of keptCounts) expect(await count.findWrong(db), count.name).toEqual([])

  const later = await make.news({ tags: ['katowice'], publishedAt: new Date('2026-01-31') })
  expect(later.id).toBe(42)
  const related = await call(listRelatedNews, { id: 40 })
  expect(related.entries.map(({ id }) => id)).toEqual([42])
})
