import pg from 'pg'
import { SANITIZER_VERSION } from '../../server/src/platform/html/sanitize.ts'

/**
 * More news than a page shows and one article with a hundred comments, written straight into the
 * tables of a migrated database.
 */
export async function fillBenchDatabase(url: string): Promise<{ articleId: number }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    insert into users (username, flags, inserted) select 'reader' || n, case when n % 20 = 0 then 128 else 0 end, now() - interval '1 year' from generate_series(1, 500) n;
    insert into tag (name) select 'tag-' || n from generate_series(1, 200) n;
    insert into article (kind, author_id, language_id, image, inserted, published_at, category_mask, upvotes, imported_upvotes)
      select 0, 1 + n % 500, 0, 'csgo-' || (1 + n % 5), now(), now() - (5000 - n) * interval '1 hour', 1 << (1 + n % 5), n % 997, n % 997 from generate_series(1, 5000) n;
    insert into article_version (article_id, kind, language_id, title, slug, excerpt, content, published_at, category_mask, pinned, sanitizer_version)
      select id, kind, 0, 'A headline of the usual length about match number ' || id, 'a-headline-of-the-usual-length-about-match-number-' || id,
        'Two sentences that say what happened and why it matters to those who watch. This is the second of them.',
        repeat('<p>A paragraph of a report, as long as such paragraphs are: who attacked where, what it cost them, and what the other side made of it in the rounds that followed on the map. Then came the timeout.</p>', 12),
        published_at, category_mask, pinned, ${SANITIZER_VERSION} from article;
    insert into article_tag (article_id, kind, tag_id, published_at, category_mask, pinned) select id, kind, 1 + (id * k) % 200, published_at, category_mask, pinned from article, generate_series(1, 3) k on conflict do nothing;
    insert into comment (article_id, author_id, message, inserted, upvotes, imported_upvotes)
      select 5000, 1 + n % 500, 'A comment of the usual length that agrees with half of the article and doubts the other half, number ' || n, now() - (200 - n) * interval '1 minute', n % 40, n % 40 from generate_series(1, 100) n;
    update article set comments = 100 where id = 5000;
    select count_articles_anew(now() - interval '90 days', now());
    analyze users, tag, tag_kind, tag_language, tag_period, tag_use, author_language, article, article_version, article_tag, comment;
  `)
  await client.end()
  return { articleId: 5000 }
}

/** An empty database beside the one at `url`; answers its address. */
export async function createDatabase(url: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}
