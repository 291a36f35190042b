import type * as staff from '@loadout/contract/calendar/staff-calendar.ts'
import { aboutField, invalidRequest } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { languagesLeftOut } from '../platform/language/languages-left-out.ts'
import { keptPictures } from './pictures.ts'
import type { StaffEventRow } from './staff-queries.ts'
import type { VersionInput } from './event-texts.ts'
import { makeEvent, rewriteEvent, type Parts, type Written } from './write-event.ts'

/** In one language (ADMIN-13, EVENT-10). */
export async function createEvent(
  parts: Parts,
  { input, caller, transaction }: CallRequest<typeof staff.createEvent>,
): Promise<Written> {
  const { language_id, title, description, content, ...settings } = input
  const pictures = await keptPictures(parts, input, caller.id)
  return transaction((work) =>
    makeEvent(parts, work, {
      adminId: caller.id,
      versions: [{ language_id, title, description, content }],
      settings,
      pictures,
    }),
  )
}

/** One language and the settings. */
export async function editEvent(
  parts: Parts,
  { input, caller, transaction }: CallRequest<typeof staff.editEvent>,
): Promise<Written> {
  const { id, revision, language_id, title, description, content, ...settings } = input
  const pictures = await keptPictures(parts, input, caller.id)
  return transaction((work) =>
    rewriteEvent(parts, work, {
      id,
      revision,
      adminId: caller.id,
      settings,
      pictures,
      textChanges: (row) => ({
        written: [{ language_id: language_id ?? row.language_id, title, description, content }],
        removed: [],
      }),
    }),
  )
}

/** All languages and the settings, or nothing of them. */
export async function saveEvent(
  parts: Parts,
  { input, caller, transaction }: CallRequest<typeof staff.saveEvent>,
): Promise<Written> {
  const { id, revision, versions, ...settings } = input
  if (id !== undefined && revision === undefined) throw invalidRequest('revision')
  const pictures = await keptPictures(parts, input, caller.id)
  const order = { adminId: caller.id, settings, pictures }
  const saved = transaction((work) =>
    id === undefined
      ? makeEvent(parts, work, { ...order, versions })
      : rewriteEvent(parts, work, {
          ...order,
          id,
          revision,
          textChanges(row) {
            refuseWithoutPrimary(row, versions)
            return { written: versions, removed: languagesLeftOut(row, versions) }
          },
        }),
  )
  return aboutField('versions', saved, ['title', 'description', 'content'])
}

/** Without its primary version there would be no event, so that one stays (AMB-113). */
function refuseWithoutPrimary(row: StaffEventRow, versions: readonly VersionInput[]): void {
  if (versions[0]?.language_id !== row.language_id) throw invalidRequest('versions')
}
