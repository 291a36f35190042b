import type * as staff from '@loadout/contract/calendar/staff-calendar.ts'
import { aboutField, invalidRequest } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
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
      wantedTexts: (row) => ({
        versions: [{ language_id: language_id ?? row.language_id, title, description, content }],
        gone: [],
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
          wantedTexts: (row) => ({ versions, gone: languagesBeside(row, versions) }),
        }),
  )
  return aboutField('versions', saved, ['title', 'description', 'content'])
}

/** Without its primary version there would be no event, so that one stays (AMB-113). */
function languagesBeside(row: StaffEventRow, named: readonly VersionInput[]): number[] {
  if (named[0]?.language_id !== row.language_id) throw invalidRequest('versions')
  return row.versions
    .map(({ language_id }) => language_id)
    .filter((languageId) => !named.some(({ language_id }) => language_id === languageId))
}
