import { difference } from '../audit/difference.ts'
import type { Db } from '../platform/db/database.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { settleVersionPictures } from '../text-pictures/text-pictures.ts'
import { linkNews } from './event-news.ts'
import { linkStreams } from './event-streams.ts'
import { deleteTexts, writeText, type VersionInput } from './event-texts.ts'
import { CALENDAR, eventsOfNewsTag, eventTag } from './page-tags.ts'
import { eventPictures, eventThumbnails, type KeptPictures } from './pictures.ts'
import { eventNotFound } from './read-calendar.ts'
import { findWritten, lockEvent, type StaffEventRow } from './staff-queries.ts'
import { auditedEvent, keptSettings, type SettingsInput } from './written-event.ts'

export type Parts = Pick<Site, 'clock' | 'categories' | 'pictures'>
export type Written = { id: number; revision: number }

type Texts = {
  /** The primary one first. */
  versions: readonly VersionInput[]
  settings: SettingsInput
  pictures: KeptPictures
}

/** Puts an event down as it is asked for. */
export async function insertEvent(
  { clock, categories }: Pick<Parts, 'clock'> & { categories: Pick<Site['categories'], 'all'> },
  work: Work,
  { versions, settings, pictures }: Texts,
): Promise<StaffEventRow> {
  const { tx } = work
  const now = clock.now()
  const { id } = await tx
    .insertInto('calendar_event')
    .values({
      ...keptSettings(settings, { pictures, all: categories.all }),
      language_id: versions[0]?.language_id ?? 0,
      inserted: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const version of versions) await writeText(tx, { id, versions: [] }, version)
  await linkNews(tx, id, settings.news)
  await linkStreams(tx, id, settings.streams)
  const made = await findWritten(tx, id)
  purgeEvent(work, id, made.news)
  return made
}

type Making = Texts & { adminId: number }

export async function makeEvent(
  parts: Parts,
  work: Work,
  { adminId, ...texts }: Making,
): Promise<Written> {
  const { tx } = work
  const made = await insertEvent(parts, work, texts)
  await usePictures(parts, tx, { now: made, before: { image: null, thumbnail: null } })
  await settleVersionPictures(tx, {
    on: `event ${made.id}`,
    versions: made.versions,
    now: parts.clock.now(),
  })
  await work.audit({
    adminId,
    action: 'event created',
    target: `event ${made.id}`,
    before: null,
    after: auditedEvent(made),
  })
  return { id: made.id, revision: 1 }
}

type Rewrite = Omit<Making, 'versions'> & {
  id: number
  /** What it was changed from, when whoever changes it says so. */
  revision: number | undefined
  textChanges: (row: StaffEventRow) => { written: readonly VersionInput[]; removed: number[] }
}

/**
 * Whoever began from an older revision than there is now is told so and changes nothing. However
 * much changes, it is one revision, which calendars know as the sequence of the event, one line of
 * the audit and one purge.
 */
export async function rewriteEvent(
  parts: Parts,
  work: Work,
  { id, revision: known, adminId, settings, pictures, textChanges }: Rewrite,
): Promise<Written> {
  const { tx } = work
  const now = parts.clock.now()
  if (!(await lockEvent(tx, id))) throw eventNotFound()
  const before = await findWritten(tx, id)
  if (known !== undefined && known !== before.revision) throw ruleBroken('changed_meanwhile')
  const { written, removed } = textChanges(before)
  const columns = keptSettings(settings, { pictures, before, all: parts.categories.all })
  await tx.updateTable('calendar_event').set(columns).where('id', '=', id).execute()
  for (const version of written) await writeText(tx, before, version)
  await deleteTexts(tx, id, removed)
  await linkNews(tx, id, settings.news)
  await linkStreams(tx, id, settings.streams)
  await usePictures(parts, tx, { now: columns, before })

  const after = await findWritten(tx, id)
  const changed = difference(auditedEvent(before), auditedEvent(after))
  if (!changed) return { id, revision: before.revision }
  const revision = before.revision + 1
  await tx
    .updateTable('calendar_event')
    .set({ revision, changed_at: now })
    .where('id', '=', id)
    .execute()
  await settleVersionPictures(tx, { on: `event ${id}`, versions: after.versions, now })
  purgeEvent(work, id, [...before.news, ...after.news])
  await work.audit({ adminId, action: 'event edited', target: `event ${id}`, ...changed })
  return { id, revision }
}

/** Every page that shows the event, or that names it no longer. */
export const purgeEvent = (work: Work, id: number, news: readonly number[]) =>
  work.purge(CALENDAR, eventTag(id), ...news.map(eventsOfNewsTag))

type Pictures = { image: string | null; thumbnail: string | null }

async function usePictures(
  { pictures }: Parts,
  tx: Db,
  { now, before }: { now: Pictures; before: Pictures },
) {
  for (const [name, kind] of [
    ['image', eventPictures],
    ['thumbnail', eventThumbnails],
  ] as const) {
    if (now[name] === before[name]) continue
    if (now[name] === null) await pictures.drop(tx, before[name])
    else await pictures.use(tx, now[name], { kind, insteadOf: before[name] })
  }
}
