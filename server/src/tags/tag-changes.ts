import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { acquireAdvisoryLock } from '../platform/db/advisory-lock.ts'
import type { Site } from '../site-parts.ts'
import { popularSince } from './popular-since.ts'

/**
 * Takes note that an article counts for its tags from now on, or no longer: after it was written,
 * and before its time, games, tags or languages change or it goes. Rows are only added, so those
 * who use the same tag at the same time do not wait for each other; whoever reads a count adds what
 * has been noted.
 */
export const appendTagChanges = (tx: Db, articleId: number, change: 1 | -1) =>
  sql`
    insert into tag_change (tag_id, kind, language_ids, category_mask, published_at, change)
    select link.tag_id, link.kind, array(
        select version.language_id from article_version as version
        where version.article_id = link.article_id
      ), link.category_mask, link.published_at, ${sql.lit(change)}
    from article_tag as link where link.article_id = ${articleId}`.execute(tx)

/** Those who fold or count anew come one after the other. Nobody who publishes does either. */
export const acquireTagsLock = (tx: Db) => acquireAdvisoryLock(tx, 'fold what has changed of tags')

type Folding = Pick<Site, 'clock' | 'transaction'>

/**
 * Folds into the counts what has been noted since the last time, and moves the period of popular
 * tags on to now. It is one statement and so sees one moment: what is noted meanwhile is in neither
 * the counts nor the period, and stays noted.
 */
export const foldTagChanges = ({ clock, transaction }: Folding): Promise<void> =>
  transaction(async ({ tx }) => {
    await acquireTagsLock(tx)
    const until = clock.now()
    await sql`
      with noted as (delete from tag_change returning tag_id, kind, language_ids, change),
      of_kind as (select tag_id, kind, sum(change) as more from noted group by tag_id, kind),
      of_language as (
        select tag_id, kind, language_id, sum(change) as more
        from noted, unnest(language_ids) as language_id group by tag_id, kind, language_id
      ),
      kinds as (
        insert into tag_kind (tag_id, kind, article_count)
        select tag_id, kind, coalesce(counted.article_count, 0) + more
        from of_kind left join tag_kind as counted using (tag_id, kind)
        on conflict (tag_id, kind) do update set article_count = excluded.article_count
      ),
      languages as (
        insert into tag_language (tag_id, kind, language_id, article_count)
        select tag_id, kind, language_id, coalesce(counted.article_count, 0) + more
        from of_language left join tag_language as counted using (tag_id, kind, language_id)
        on conflict (tag_id, kind, language_id)
        do update set article_count = excluded.article_count
      ),
      uses as (
        insert into tag_use as used (tag_id, category_mask, article_count)
        select tag_id, category_mask, uses from tag_uses(${popularSince(until)}, ${until})
        on conflict (tag_id, category_mask)
        do update set article_count = excluded.article_count
        where used.article_count <> excluded.article_count
      )
      update tag_period set since = ${popularSince(until)}, until = ${until}`.execute(tx)
  })

export const foldTagsEveryMinute = (site: Folding & Pick<Site, 'jobs'>) =>
  site.jobs.every('* * * * *', 'fold-tag-changes', () => foldTagChanges(site))
