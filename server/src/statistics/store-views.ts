import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { countries } from '@loadout/contract/countries/countries.ts'
import { UNKNOWN_COUNTRY } from '@loadout/contract/statistics/post-statistics.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { POST } from '../posts/post-rows.ts'
import type { Site } from '../site-parts.ts'
import { acquireViewsLock } from './kept-counts.ts'
import { countryOf } from './reader-country.ts'
import { saltOf } from './reader-salts.ts'

/** Somebody has an article before them; a visitor is known by their network and browser. */
export type View = {
  articleId: number
  day: number
  reader: { memberId: number } | { network: string; agent: string }
}

/** Every so many visitors pay an author (POINTS-24). */
const VISITORS_A_TIME = 50

const countryCodes = countries.map(({ code }) => code)

type Parts = Pick<Site, 'clock' | 'random' | 'transaction'>

/**
 * Counts what has not been counted on its day before. Those who store come one after the other, so
 * that they cannot wait for each other.
 */
export async function storeViews(site: Parts, views: readonly View[]): Promise<void> {
  const networkCountries = await Promise.all(
    views.map(async ({ reader }) =>
      'network' in reader ? countryOf(reader.network) : UNKNOWN_COUNTRY,
    ),
  )
  await site.transaction(async (work) => {
    await acquireViewsLock(work.tx)
    const readers = await hashReaders(work.tx, site, views)
    const visited = await countViews(work.tx, {
      views,
      readers,
      networkCountries,
      now: site.clock.now(),
    })
    for (const author of visited) await recordReached(work, author)
  })
}

/** Nothing that is stored says who it was, as soon as the salt of the day is gone. */
async function hashReaders(tx: Work['tx'], { random }: Parts, views: readonly View[]) {
  const salts = new Map<number, Buffer>()
  for (const day of new Set(views.map((view) => view.day)))
    salts.set(day, await saltOf(tx, random, day))
  return views.map(({ day, reader }) =>
    createHmac('sha256', salts.get(day) ?? '')
      .update(
        'memberId' in reader ? `member ${reader.memberId}` : `${reader.network} ${reader.agent}`,
      )
      .digest()
      .subarray(0, 16),
  )
}

type Visited = { author_id: number; added: number; visitors: number }
type Counted = {
  views: readonly View[]
  readers: readonly Buffer[]
  networkCountries: readonly string[]
  now: Date
}

const noted = ({ views, readers, networkCountries }: Counted) => sql`
  select * from unnest(
    ${views.map(({ articleId }) => articleId)}::int[],
    ${views.map(({ day }) => day)}::int[],
    ${readers}::bytea[],
    ${views.map(({ reader }) => ('memberId' in reader ? reader.memberId : null))}::int[],
    ${networkCountries}::text[]
  ) as noted (article_id, day, reader, member_id, network_country)`

/**
 * Adds to all counts what is new in one statement. A draft and what its own author opens count
 * nothing; an article that goes meanwhile is not there. Answers whose posts had new visitors.
 */
async function countViews(tx: Work['tx'], counted: Counted): Promise<Visited[]> {
  const { rows } = await sql<Visited>`
    with noted as (${noted(counted)}),
    shown as (
      select id, kind, author_id from article
      where id in (select article_id from noted) and published_at <= ${counted.now}
      order by id for key share
    ),
    new as (
      insert into article_reader (article_id, day, reader)
      select noted.article_id, noted.day, noted.reader
      from noted join shown on shown.id = noted.article_id
      where noted.member_id is distinct from shown.author_id
      on conflict do nothing
      returning article_id, day, reader
    ),
    ${countedInArticles},
    ${countedForAuthors}
    select author_id, added, visitors from total join more using (author_id) order by author_id
  `.execute(tx)
  return rows
}

const countedInArticles = sql`
  days as (
    insert into article_day as stored (article_id, day, kind, views)
    select article_id, day, kind, count(*) from new join shown on shown.id = article_id
    group by article_id, day, kind
    on conflict (article_id, day) do update set views = stored.views + excluded.views
  ),
  placed as (
    select article_id, case when member.country_id >= 0
        then (${countryCodes}::text[])[member.country_id + 1] else network_country
      end as country_code
    from new join noted using (article_id, day, reader)
      left join users as member on member.id = noted.member_id
  ),
  countries as (
    insert into article_country as stored (article_id, country_code, views)
    select article_id, country_code, count(*) from placed group by article_id, country_code
    on conflict (article_id, country_code) do update set views = stored.views + excluded.views
  )`

const countedForAuthors = sql`
  visitor as (
    insert into author_reader (author_id, day, reader)
    select distinct author_id, day, reader from new join shown on shown.id = article_id
    where kind = ${POST}
    on conflict do nothing
    returning author_id, day
  ),
  author_days as (
    insert into author_day as stored (author_id, day, visitors)
    select author_id, day, count(*) from visitor group by author_id, day
    on conflict (author_id, day) do update set visitors = stored.visitors + excluded.visitors
  ),
  more as (select author_id, count(*)::int as added from visitor group by author_id),
  total as (
    insert into author_visitors as stored (author_id, visitors)
    select author_id, added from more
    on conflict (author_id) do update set visitors = stored.visitors + excluded.visitors
    returning author_id, visitors
  )`

async function recordReached(work: Work, { author_id: authorId, added, visitors }: Visited) {
  const first = Math.floor((visitors - added) / VISITORS_A_TIME) + 1
  for (let times = first; times * VISITORS_A_TIME <= visitors; times++)
    await work.record({
      kind: 'visitors reached',
      actorId: null,
      data: { authorId, visitors: times * VISITORS_A_TIME },
    })
}
