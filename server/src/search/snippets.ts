import { sql, type RawBuilder } from 'kysely'
import type { ArticleHit } from '@loadout/contract/search/article-search.ts'
import { plainText } from '@loadout/contract/platform/plain-text.ts'
import type { Db } from '../platform/db/database.ts'
import type { Found } from './article-queries.ts'

export type Snippet = NonNullable<ArticleHit['snippet']>

/** Around a word that was found: no text that people write has these. */
const [BEGINS, ENDS] = ['\uE000', '\uE001']
const OPTIONS = `StartSel="${BEGINS}", StopSel="${ENDS}", MaxFragments=1, MaxWords=26, MinWords=14, ShortWord=1`

/**
 * So much of a text is looked through, and of so many texts: PostgreSQL weighs every place against
 * the others, so a text that is one word over and over takes the square of its length.
 */
const LONGEST = 6_000
const MAX = 20
/** A tag or a letter's name may be cut where the text is. */
const MARKUP = '<[^>]*(>|$)|&[a-z]*$'

/**
 * Where the words stand in each of these articles, else in its excerpt, by the same words and
 * endings by which it was found. Of what was found by its headline alone there is none.
 */
export async function listSnippets(
  db: Db,
  page: readonly Found[],
  words: string,
): Promise<Map<number, Snippet>> {
  const wanted = plainWords(words)
  if (page.length === 0 || wanted === '') return new Map()
  const ids = page.slice(0, MAX).map(({ id }) => id)
  const languageIds = page.slice(0, MAX).map(({ languageId }) => languageId)
  const asked = sql`search_words(search_configuration(version.language_id), ${wanted})`
  const headline = (text: RawBuilder<unknown>) =>
    sql`ts_headline(search_configuration(version.language_id), signs_apart(${text}), ${asked}, ${OPTIONS})`
  const { rows } = await sql<{ id: number; lines: string[] }>`
    select version.article_id as id, array[
      ${headline(sql`regexp_replace(left(version.content, ${sql.lit(LONGEST)}), ${MARKUP}, ' ', 'g')`)},
      ${headline(sql`version.excerpt`)}] as lines
    from unnest(${ids}::integer[], ${languageIds}::smallint[]) as found (id, language_id)
    join article_version as version on version.article_id = found.id and version.language_id = found.language_id`.execute(
    db,
  )
  return new Map(
    rows.flatMap(({ id, lines }) => {
      const line = lines.find((each) => each.includes(BEGINS))
      return line === undefined ? [] : [[id, partsOf(line)] as const]
    }),
  )
}

/** Each once, without what is to be left out, and none that must stand beside another. */
const plainWords = (words: string): string =>
  [...new Set(words.replaceAll('"', ' ').split(/\s+/))]
    .filter((word) => !word.startsWith('-'))
    .join(' ')
    .trim()

/** Every second part is a word that was found; `signs_apart` parted the others from them. */
const partsOf = (line: string): Snippet =>
  `… ${line.replaceAll('\u0001', '')} …`
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/[\uE000\uE001]/)
    .map((part, place) => ({ text: withoutEntities(part), found: place % 2 === 1 }))
    .filter(({ text }) => text !== '')

/** What stands for a letter in HTML, as that letter; spaces at either end stay. */
const withoutEntities = (part: string) =>
  (/^\s/.test(part) ? ' ' : '') + plainText(part) + (/\S\s$/.test(part) ? ' ' : '')
