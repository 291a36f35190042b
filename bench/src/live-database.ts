import pg from 'pg'
import { SANITIZER_VERSION } from '../../server/src/platform/html/sanitize.ts'
import { fillBenchDatabase } from './bench-database.ts'

export const SIZES = {
  small: { events: 30, streams: 24, videos: 40, comments: 10_000 },
  large: { events: 3_000, streams: 2_400, videos: 4_000, comments: 1_000_000 },
}
export type Size = keyof typeof SIZES

/** The article with a hundred comments, one with none, and the video that has the same comments. */
export const ARTICLE = 5_000
export const QUIET_ARTICLE = 4_999
export const VIDEO = 5_001
/** Members that are there in every bench database. */
export const MEMBERS = 500
/** Two years. */
export const DAYS = 731

/** The news and members of the other benches, and what is live beside them. */
export async function fillLive(url: string, size: Size, more: { members: number }) {
  await fillBenchDatabase(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`
      insert into users (username, inserted) select 'watcher' || n, now() - interval '1 year' from generate_series(1, ${more.members}) n;
      ${eventsAndStreams(size)}
      ${videosAndComments(size)}
      insert into daily_figure (day, kind, count)
        select floor(extract(epoch from now()) / 86400)::integer - n, kind, n * 7 % 1000 from generate_series(0, ${DAYS - 1}) n, generate_series(0, 7) kind
        on conflict (day, kind) do update set count = excluded.count;
      select count_articles_anew(now() - interval '90 days', now());
    `)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Half of the events are over, and a third of the channels is live. */
const eventsAndStreams = (size: Size) => `
  insert into calendar_event (category_id, start_date, over_at, time_zone, prize, language_id, inserted, changed_at)
    select 1 + n % 5, start_date, start_date + interval '24 hours', 'Europe/Stockholm', 'USD 5,000', 0, now(), now()
    from (select n, date_trunc('second', now()) + (n - ${SIZES[size].events / 2}) * interval '3 hours' as start_date from generate_series(1, ${SIZES[size].events}) n) as times;
  insert into calendar_event_text (event_id, language_id, title, slug, description, content, sanitizer_version)
    select id, 0, 'A tournament, number ' || id, 'a-tournament-number-' || id, 'Who plays for what, in a sentence of the usual length.', ${PARAGRAPHS}, ${SANITIZER_VERSION} from calendar_event;
  insert into stream (username, title, category_id, featured, hidden, live, live_title, viewers, inserted)
    select 'channel' || n, 'Games with people, number ' || n, 1 + n % 5, n % 50 = 0, false, n % 3 = 0,
      case when n % 3 = 0 then 'On the way up' end, case when n % 3 = 0 then n end, now() from generate_series(1, ${SIZES[size].streams}) n;
  insert into stream_answer (answered_at) values (now()) on conflict (only_one) do update set answered_at = now();
`

/** The first video says what the article of the bench says of comments; the rest lies elsewhere. */
const videosAndComments = (size: Size) => `
  insert into article (kind, author_id, language_id, image, inserted, published_at, category_mask)
    select 2, 1 + n % ${MEMBERS}, 0, 'csgo-1', now(), now() - n * interval '1 hour', 0 from generate_series(1, ${SIZES[size].videos}) n;
  insert into article_version (article_id, kind, language_id, title, slug, excerpt, content, published_at, category_mask, pinned, sanitizer_version)
    select id, kind, 0, 'A video of the usual length, number ' || id, 'a-video-' || id, 'What is to be seen in it.', '', published_at, category_mask, pinned, ${SANITIZER_VERSION} from article where kind = 2;
  insert into video (article_id, youtube_video_id, duration) select id, 'dQw4w9WgXcQ', 110 from article where kind = 2;
  insert into comment (article_id, author_id, message, inserted, upvotes, imported_upvotes)
    select ${VIDEO}, author_id, message, inserted, upvotes, imported_upvotes from comment where article_id = ${ARTICLE} order by id;
  insert into comment (article_id, author_id, message, inserted)
    select 1 + n % ${QUIET_ARTICLE - 1}, 1 + n % ${MEMBERS}, 'A comment of the usual length, number ' || n, now() - n * interval '1 minute' from generate_series(1, ${SIZES[size].comments}) n;
  analyze comment;
  update article set comments = (select count(*) from comment where article_id = article.id) where id <> ${ARTICLE};
`

const PARAGRAPHS =
  "repeat('<p>A paragraph of a report, as long as such paragraphs are: who attacked where, what it cost them, and what the other side made of it in the rounds that followed on the map. Then came the timeout.</p>', 12)"
