import { sql } from 'kysely'
import { acquireTagsLock } from './tag-changes.ts'
import { tableCount, type KeptCount } from '../counts/kept-count.ts'

const inPeriod = sql`
  published_at > (select since from tag_period)
  and published_at <= (select until from tag_period)`

export const tagCounts: readonly KeptCount[] = [
  tableCount({
    name: 'articles of tags',
    table: 'tag_kind',
    keys: { tag_id: 'tag', kind: 'kind' },
    counted: sql`select tag_id, kind, 1 as change from article_tag`,
    noted: sql`select tag_id, kind, change from tag_change`,
    lock: acquireTagsLock,
  }),
  tableCount({
    name: 'articles of tags by language',
    table: 'tag_language',
    keys: { tag_id: 'tag', kind: 'kind', language_id: 'language' },
    counted: sql`
      select link.tag_id, link.kind, version.language_id, 1 as change
      from article_tag as link
      join article_version as version on version.article_id = link.article_id`,
    noted: sql`
      select tag_id, kind, language_id, change
      from tag_change, unnest(language_ids) as language_id`,
    lock: acquireTagsLock,
  }),
  tableCount({
    name: 'uses of tags that make them popular',
    table: 'tag_use',
    keys: { tag_id: 'tag', category_mask: 'games' },
    counted: sql`select tag_id, category_mask, 1 as change from article_tag where ${inPeriod}`,
    noted: sql`select tag_id, category_mask, change from tag_change where ${inPeriod}`,
    lock: acquireTagsLock,
  }),
]
