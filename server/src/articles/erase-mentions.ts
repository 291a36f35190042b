import { sql } from 'kysely'
import { FORMER_MENTION, mentionOf } from '../comments/mention-pattern.ts'
import type { EraseTraces, Leaver } from '../leaving/leaver.ts'
import { escapeLike } from '../platform/db/escape-like.ts'
import type { Db } from '../platform/db/database.ts'
import { walkIds } from '../platform/db/walk-ids.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import type { Named } from './article-kind.ts'
import { linkTo, linkToFormer } from './links-to-member.ts'
import { articleTag } from './page-tags.ts'
import { slugOf } from './slug.ts'

/** Articles whose texts one transaction looks through, in far less than the time it has. */
const STEP = 200

/**
 * Articles that are about them are so no longer, and texts of others neither name them with @ nor
 * link to them. It reads through all texts: they are found by no index, and nobody waits for it.
 */
export const eraseMentions: EraseTraces = async (site, leaver) => {
  await site.transaction((work) => endTags(site, work, leaver))
  const { id, joined, names } = leaver
  await walkIds(site.db, { table: 'article', step: STEP }, (range) =>
    site.transaction(async (work) => {
      const named = { id, joined, range, origin: site.settings.origin }
      for (const name of names) await replaceName(site, work, { ...named, name })
    }),
  )
}

async function endTags({ articleKinds }: Site, { tx, purge }: Work, { id }: Leaver) {
  const tagged = await tx
    .deleteFrom('article_user_tag')
    .using('article')
    .whereRef('article.id', '=', 'article_user_tag.article_id')
    .where('article_user_tag.user_id', '=', id)
    .returning(['article.id', 'article.kind'])
    .execute()
  for (const { id: articleId, kind } of tagged)
    purge(articleTag(articleKinds.byNumber(kind), articleId))
}

/** Whoever is writing such an article at this moment is waited for, and what they wrote is read. */
async function replaceName({ articleKinds }: Site, { tx, purge }: Work, named: Named) {
  await lockNaming(named).execute(tx)
  const { rows: mentioned } = await withoutMentions(named).execute(tx)
  const { rows: linked } = await withoutLinks(named).execute(tx)
  for (const version of mentioned) await renameAddress(tx, version)
  const shown = [...mentioned, ...linked]
  const beside = []
  for (const { eraseName } of articleKinds.all)
    if (eraseName) beside.push(...(await eraseName(tx, named)))
  await reviseArticles(tx, [...shown, ...beside])
  for (const { article_id, kind } of shown)
    purge(articleTag(articleKinds.byNumber(kind), article_id))
}

/** An editor who began before saves nothing from now on: the name would be back with their text. */
async function reviseArticles(tx: Db, changed: readonly { article_id: number }[]) {
  if (changed.length === 0) return
  const ids = [...new Set(changed.map(({ article_id }) => article_id))]
  await tx
    .updateTable('article')
    .set((set) => ({ revision: set('revision', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
}

type Changed = { article_id: number; kind: number }
type ChangedText = Changed & { language_id: number; title: string; slug: string }

/** Their name was in the address with the title; an address with the old words leads on to it. */
async function renameAddress(tx: Db, { article_id, language_id, title, slug }: ChangedText) {
  if (!title.includes(FORMER_MENTION) || slugOf(title) === slug) return
  await tx
    .updateTable('article_version')
    .set({ slug: slugOf(title) })
    .where('article_id', '=', article_id)
    .where('language_id', '=', language_id)
    .execute()
}

const lockNaming = (named: Named) => sql`
  select id from article
  where id > ${named.range.after} and id <= ${named.range.upTo} and exists (
    select from article_version as version
    where version.article_id = article.id
      and (${isMentioning(named)} or ${isLinking(named)}))
  order by id for no key update`

/** Only texts that were written since they are here: before, it was somebody or something else. */
function isMentioning({ name, joined }: Named) {
  const texts = sql`(version.title || ' ' || version.excerpt || ' ' || version.content)`
  return sql`(
    greatest(article.inserted, version.revised_at, nullif(version.published_at, 'infinity'))
      >= ${joined}
    and ${texts} ilike ${`%@${escapeLike(name)}%`} and ${texts} ~* ${mentionOf(name)})`
}

function withoutMentions(named: Named) {
  const mention = mentionOf(named.name)
  return sql<ChangedText>`
    update article_version as version
    set title = regexp_replace(title, ${mention}, ${FORMER_MENTION}, 'gi'),
      excerpt = regexp_replace(excerpt, ${mention}, ${FORMER_MENTION}, 'gi'),
      content = regexp_replace(content, ${mention}, ${FORMER_MENTION}, 'gi')
    from article
    where article.id = version.article_id
      and version.article_id > ${named.range.after} and version.article_id <= ${named.range.upTo}
      and ${isMentioning(named)}
    returning version.article_id, version.kind, version.language_id, version.title, version.slug`
}

/**
 * Links within the site lead to them whenever they were written; other sites have names as well.
 */
const isLinking = ({ name, origin }: Named) => sql`(
  version.content ilike ${`%/user/${escapeLike(name)}%`}
  and version.content ~* ${linkTo(name, origin)})`

function withoutLinks(named: Named) {
  const link = linkTo(named.name, named.origin)
  return sql<Changed>`
    update article_version as version
    set content = regexp_replace(content, ${link}, ${linkToFormer(named.id)}, 'gi')
    where article_id > ${named.range.after} and article_id <= ${named.range.upTo}
      and ${isLinking(named)}
    returning article_id, kind`
}
