import { sql } from 'kysely'
import { languageById } from '@loadout/contract/languages/languages.ts'
import { newsPath } from '@loadout/contract/platform/paths.ts'
import { articlesOn, type Listed } from '../articles/article-rows.ts'
import { unixSeconds, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Recorded } from '../platform/events.ts'
import type { Site } from '../site-parts.ts'
import { signatureOf } from './sign-webhook.ts'

export type Webhook = {
  /** May hold a secret, as those of chats do: it is in no log. */
  url: string
  /** None: requests are not signed. */
  key: Buffer | undefined
}

const TIMEOUT_MS = 10_000

type Parts = Pick<Site, 'db' | 'clock' | 'events' | 'settings'>

/** Tells another program, such as a chat of the community, of news that have appeared. */
export function sendPublishedNews({ db, clock, events, settings }: Parts): void {
  const { webhook, origin } = settings
  if (!webhook) return
  events.afterCommit('news published', 'send-webhook', async (event) => {
    const news = await findPublished(db, event.data.newsId, clock.now())
    // Taken back or deleted meanwhile.
    if (!news) return
    await send(webhook, { id: event.id, body: bodyOf(event, news, origin), clock })
  })
}

type News = NonNullable<Awaited<ReturnType<typeof findPublished>>>

const findPublished = (db: Db, id: number, now: Date) =>
  articlesOn(
    db,
    sql<Listed>`(select id, language_id from article where id = ${id} and published_at <= ${now})`,
  )
    .select(['article.id', 'version.language_id', 'author.username as author'])
    .select(['version.title', 'version.slug', 'version.excerpt'])
    .executeTakeFirst()

/**
 * For programs under `data`; for chats as a sentence, which Discord reads from `content` and Slack
 * and Mattermost from `text`. Nobody is called by it, whatever a title says.
 */
function bodyOf(event: Recorded<'news published'>, news: News, origin: string): string {
  const url = origin + newsPath(news)
  const said = `${news.title}\n${url}`
  return JSON.stringify({
    type: 'news.published',
    timestamp: event.at,
    data: {
      id: news.id,
      url,
      language: languageById(news.language_id)?.locale,
      title: news.title,
      excerpt: news.excerpt,
      author: news.author,
    },
    content: said,
    allowed_mentions: { parse: [] },
    text: said
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      // Mattermost calls everybody with a plain @all; what follows the @ here is invisible.
      .replaceAll('@', '@\u200B'),
  })
}

/** Whoever gets a request twice knows it by its id. */
async function send(
  { url, key }: Webhook,
  { id, body, clock }: { id: string; body: string; clock: Clock },
): Promise<void> {
  const timestamp = unixSeconds(clock.now())
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      ...(key ? { 'webhook-signature': signatureOf({ id, timestamp, body }, key) } : {}),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the webhook answered with status ${response.status}`)
}
