import type { Db } from '../platform/db/database.ts'
import type { StaffEventRow } from './staff-queries.ts'
import { keptText } from './written-event.ts'

export type VersionInput = {
  language_id: number
  title?: string | undefined
  description?: string | undefined
  content?: string | undefined
}

/** What is left out stays as it is; a language that is new has all of it. */
export async function writeText(
  tx: Db,
  { id, versions }: Pick<StaffEventRow, 'id' | 'versions'>,
  { language_id, title, description, content }: VersionInput,
) {
  if (title === undefined && description === undefined && content === undefined) return
  const before = versions.find((version) => version.language_id === language_id)
  const kept = keptText({
    title: title ?? before?.title ?? '',
    description: description ?? before?.description ?? '',
    content: content ?? before?.content ?? '',
  })
  await tx
    .insertInto('calendar_event_text')
    .values({ event_id: id, language_id, ...kept })
    .onConflict((conflict) => conflict.columns(['event_id', 'language_id']).doUpdateSet(kept))
    .execute()
}

export async function deleteTexts(tx: Db, eventId: number, languages: readonly number[]) {
  if (languages.length === 0) return
  await tx
    .deleteFrom('calendar_event_text')
    .where('event_id', '=', eventId)
    .where('language_id', 'in', [...languages])
    .execute()
}
