import { recountArticle } from '../articles/count-articles.ts'
import { findPlacing, purgeArticle } from '../articles/purge-article.ts'
import { difference } from '../audit/difference.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { invalidRequest, ruleBroken } from '../platform/http/public-error.ts'
import { setArticlePoll } from '../polls/article-poll.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { settleVersionPictures } from '../text-pictures/text-pictures.ts'
import { newsKind } from './kind.ts'
import { findWritten, lockNews, type StaffRow } from './newsroom-queries.ts'
import { newsPictures } from './pictures.ts'
import { wantedSettings, writeSettings, type SettingsInput } from './news-settings.ts'
import { deleteVersions, writeVersion, type VersionInput } from './news-versions.ts'
import { admitToReaders, auditedNews, writtenNews, type WrittenNews } from './written-news.ts'
import { articleNotFound } from '../articles/find-article.ts'

type Parts = Pick<Site, 'clock' | 'categories' | 'pictures'>

type Rewrite = {
  id: number
  /** What it was changed from; without it whatever is there is overwritten. */
  revision: number | undefined
  adminId: number
  /** Texts to be written, each in a language that is there or new. */
  versions: (row: StaffRow) => readonly VersionInput[]
  settings: SettingsInput
  /** The name of a new picture, which is kept already. */
  picture: string | undefined
  /** Looks at what is there and answers the languages that go, or refuses. */
  languagesGone: (row: StaffRow, isSettled: boolean) => readonly number[]
}

/**
 * Whoever began from an older revision than there is now is told so and changes nothing (NEWS-20,
 * NEWS-21, ADMIN-09). Afterwards readers may see what they could have seen at first: the rules are
 * looked at once more, on what came of it. However much changes, it is one revision, one line of
 * the audit and one purge.
 */
export async function rewriteNews(
  { clock, categories, pictures }: Parts,
  work: Work,
  {
    id,
    revision: from,
    adminId,
    versions: written,
    settings: wanted,
    picture,
    languagesGone,
  }: Rewrite,
): Promise<{ id: number; revision: number }> {
  const { tx } = work
  const now = clock.now()
  if (!(await lockNews(tx, id))) throw articleNotFound()
  const row = await findWritten(tx, id, now)
  const { revision } = row
  if (from !== undefined && from !== revision) throw ruleBroken('changed_meanwhile')
  const settings = await wantedSettings(tx, wanted, { row, now, categories, picture })
  const hasSettings = Object.keys(settings).length > 0 || wanted.poll !== undefined
  const versions = written(row)
  const gone = languagesGone(row, hasSettings)
  const placing = await findPlacing(tx, newsKind, id)

  await recountedIfNeeded(tx, { row, versions, gone, settings }, async () => {
    for (const version of versions) await writeVersion(tx, version, { row, now })
    await deleteVersions(tx, id, gone)
    await writeSettings(tx, id, settings)
  })
  await setArticlePoll(work, { kind: 'news', articleId: id, poll: wanted.poll, now })
  if (settings.image !== undefined)
    await pictures.use(tx, settings.image, { kind: newsPictures, insteadOf: row.image })

  const before = writtenNews(row, categories)
  const after = writtenNews(await findWritten(tx, id, now), categories)
  const changed = difference(auditedNews(before), auditedNews(after))
  // An editor saves every language of a draft, also those in which nothing was written.
  if (!changed) return { id, revision }
  admitToReaders(after)
  await settleVersionPictures(tx, {
    on: `article ${id}`,
    versions: Object.values(after.versions),
    now,
  })
  await tx
    .updateTable('article')
    .set({ revision: revision + 1 })
    .where('id', '=', id)
    .execute()
  await purgeArticle(work, { kind: newsKind, id, now, before: placing })
  await work.audit({ adminId, action: 'news edited', target: `news ${id}`, ...changed })
  await recordNamed(work, { id, adminId, now, before, after })
  return { id, revision: revision + 1 }
}

/**
 * Whoever is added to news that readers can see is told of it as those are who were named when they
 * appeared (NOTIF-09). Of news that appear later their publishing tells.
 */
async function recordNamed(
  work: Work,
  {
    id: newsId,
    adminId: actorId,
    now,
    before,
    after,
  }: { id: number; adminId: number; now: Date; before: WrittenNews; after: WrittenNews },
): Promise<void> {
  const isVisible = ({ published }: WrittenNews) =>
    published !== null && published <= unixSeconds(now)
  if (!isVisible(before) || !isVisible(after)) return
  const named = after.user_tags.filter((person) => !before.user_tags.includes(person))
  if (named.length === 0) return
  await work.record({ kind: 'members named in news', actorId, data: { newsId, named } })
}

/** Only what counts depend on costs counting again. */
function recountedIfNeeded(
  tx: Db,
  {
    row,
    versions,
    gone,
    settings,
  }: {
    row: StaffRow
    versions: readonly VersionInput[]
    gone: readonly number[]
    settings: object
  },
  write: () => Promise<unknown>,
): Promise<unknown> {
  const isCountedOtherwise =
    gone.length > 0 ||
    versions.some(({ language_id }) => !hasLanguage(row, language_id)) ||
    ['category_mask', 'published_at', 'tags'].some((setting) => setting in settings)
  return isCountedOtherwise ? recountArticle(tx, row.id, write) : write()
}

const hasLanguage = ({ versions }: StaffRow, languageId: number) =>
  versions.some(({ language_id }) => language_id === languageId)

/** The settings of news are those of all their languages, and go with the primary one (AMB-113). */
export function refuseUnlessPrimary(row: StaffRow, languageId: number, field: string): void {
  if (languageId !== row.language_id) throw invalidRequest(field)
}
