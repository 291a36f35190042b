import pg from 'pg'
import { openDatabase } from '../../server/src/platform/db/database.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { systemRandom } from '../../server/src/platform/random.ts'
// Without it the compiler knows no members: a domain adds its tables by itself.
import '../../server/src/accounts/tables.ts'
import { createSessions } from '../../server/src/sessions/sessions.ts'
import { fillBenchDatabase } from './bench-database.ts'

export const FOLLOWERS = 50_000
export const NOTIFICATIONS = { few: 100, many: 100_000 } as const

export type Member = { id: number; token: string }
export type Community = {
  articleId: number
  postId: number
  /** Of both. */
  slug: string
  /** Nobody follows them. */
  unknown: Member
  followed: Member
  /** Who have that many notifications. */
  few: Member
  many: Member
}

/** The first members of the database, each here for one measurement. */
const ids = { unknown: 1, followed: 2, few: 3, many: 4 } as const

/** As many posts as there are news, the last with as many comments, and one who is followed. */
export async function fillCommunity(url: string): Promise<Community> {
  const { articleId } = await fillBenchDatabase(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`
      insert into article (kind, author_id, language_id, image, inserted, published_at, category_mask, upvotes, imported_upvotes, comments)
        select 1, author_id, language_id, image, inserted, published_at, category_mask, upvotes, imported_upvotes, comments from article order by id;
      insert into post (article_id, first_published_at, kept_at) select id, published_at, published_at from article where kind = 1;
      insert into article_version (article_id, kind, language_id, title, slug, excerpt, content, published_at, category_mask, pinned, sanitizer_version)
        select post.id, 1, 0, title, slug, excerpt, content, post.published_at, post.category_mask, false, sanitizer_version
        from article as post join article_version as version on version.article_id = post.id - ${articleId} where post.kind = 1;
      insert into article_tag (article_id, kind, tag_id, published_at, category_mask, pinned)
        select article_id + ${articleId}, 1, tag_id, published_at, category_mask, false from article_tag;
      insert into comment (article_id, author_id, message, inserted, upvotes, imported_upvotes)
        select ${2 * articleId}, author_id, message, inserted, upvotes, imported_upvotes from comment where article_id = ${articleId};
      insert into users (username, inserted) select 'follower' || n, now() - interval '1 year' from generate_series(1, ${FOLLOWERS}) n;
      insert into follow (follower_id, followed_id, inserted)
        select id, ${ids.followed}, now() - interval '1 month' from users where username like 'follower%' order by id;
      update users set follower_count = ${FOLLOWERS} where id = ${ids.followed};
      update users set following_count = 1 where username like 'follower%';
      ${notifications(ids.few, NOTIFICATIONS.few)}
      ${notifications(ids.many, NOTIFICATIONS.many)}
      select count_articles_anew(now() - interval '90 days', now());
    `)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
  const slug = `a-headline-of-the-usual-length-about-match-number-${articleId}`
  return { articleId, postId: 2 * articleId, slug, ...(await signedIn(url)) }
}

const notifications = (userId: number, count: number) => `
  insert into notification (user_id, event, type, from_user_id, article_id, inserted)
    select ${userId}, 'bench ' || n, 17, 10 + n % 400, 1 + n % 5000, now() - (${count} - n) * interval '1 second'
    from generate_series(1, ${count}) n;`

async function signedIn(url: string): Promise<Record<keyof typeof ids, Member>> {
  const database = openDatabase({ url, connections: 2 })
  try {
    const { db } = database
    const sessions = createSessions({ db, clock: systemClock, random: systemRandom })
    const member = async (id: number) => ({ id, token: await sessions.open(db, id) })
    const [unknown, followed, few, many] = [
      await member(ids.unknown),
      await member(ids.followed),
      await member(ids.few),
      await member(ids.many),
    ]
    return { unknown, followed, few, many }
  } finally {
    await database.close()
  }
}
