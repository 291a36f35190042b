import { linkPeople, linkTags } from '../articles/insert-article.ts'
import { publishingTime } from '../articles/publishing-time.ts'
import { tagNamesOf } from '../articles/tag-name.ts'
import { maskOf, type Categories } from '../categories/categories.ts'
import type { Db } from '../platform/db/database.ts'
import type { ArticlePollChange } from '../polls/article-poll.ts'
import type { StaffRow } from './newsroom-queries.ts'
import { isPattern, patternOf } from '../articles/pattern.ts'
import { acceptedCategories } from '../articles/accepted-categories.ts'
import { acceptedPeople } from './written-news.ts'

/** What staff ask for; what is left out stays as it is (AMB-88). */
export type SettingsInput = {
  categories?: number[] | undefined
  tags?: string[] | undefined
  user_tags?: number[] | undefined
  pinned?: boolean | undefined
  image?: unknown
  poll?: ArticlePollChange | null | undefined
  publish?: boolean | undefined
  publish_at?: number | undefined
}

type Settings = {
  category_mask?: number
  image?: string
  tags?: string[]
  user_tags?: number[]
  pinned?: boolean
  published_at?: Date | 'infinity'
}

/** What belongs to the news as a whole, as far as this edit names it. */
export async function wantedSettings(
  tx: Db,
  input: SettingsInput,
  {
    row,
    now,
    categories,
    picture,
  }: { row: StaffRow; now: Date; categories: Categories; picture: string | undefined },
): Promise<Settings> {
  const settings: Settings = {}
  if (input.categories)
    settings.category_mask = maskOf(acceptedCategories(input.categories, categories))
  if (picture !== undefined) settings.image = picture
  else if (input.image === '' || (input.categories && isPattern(row.image)))
    settings.image = patternOf(
      categories.inMask(settings.category_mask ?? row.category_mask),
      row.inserted,
    )
  if (input.tags) settings.tags = tagNamesOf(input.tags)
  if (input.user_tags) settings.user_tags = await acceptedPeople(tx, input.user_tags)
  if (input.pinned !== undefined) settings.pinned = input.pinned
  const published_at = publishingTime(input, { now, before: row.published_at })
  return published_at === undefined ? settings : { ...settings, published_at }
}

export async function writeSettings(tx: Db, id: number, { tags, user_tags, ...columns }: Settings) {
  if (Object.keys(columns).length > 0)
    await tx.updateTable('article').set(columns).where('id', '=', id).execute()
  if (tags) {
    await tx.deleteFrom('article_tag').where('article_id', '=', id).execute()
    await linkTags(tx, id, tags)
  }
  if (user_tags) {
    await tx.deleteFrom('article_user_tag').where('article_id', '=', id).execute()
    await linkPeople(tx, id, user_tags)
  }
}
