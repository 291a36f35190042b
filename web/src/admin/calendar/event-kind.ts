import {
  getStaffEvent,
  saveEvent as saveCall,
  type StaffEvent,
} from '@loadout/contract/calendar/staff-calendar.ts'
import { asEdited } from '../../editor/article-html.ts'
import { call } from '../../platform/call/call.ts'
import { textIn } from '../editing/texts.ts'
import type { Editing, Kind } from '../editing/use-editing.ts'
import { emptyForm, formOf, isChanged, makingOf, savingOf, type EventForm } from './event-form.ts'
import { refreshEvents } from './staff-event-queries.ts'

export type EventEditing = Editing<StaffEvent, EventForm, 'keep'>

/** Events as they are edited. Readers see each save. */
export const eventKind: Kind<StaffEvent, EventForm, 'keep'> = {
  name: 'event',
  emptyForm,
  formOf: (event) => formOf(event, asEdited),
  isUnsaved: isChanged,
  read: (id) => call(getStaffEvent, { id }, { quiet: true }),
  save: ({ saved, base, form }) => {
    const { versions, settings } = saved ? savingOf(base, form) : makingOf(form)
    return call(
      saveCall,
      { ...saved, versions: JSON.stringify(versions), ...settings },
      { quiet: true },
    )
  },
  settle: (written, sent) => {
    const texts = written.texts.map(({ languageId, text }) => ({
      languageId,
      text: { ...text, content: textIn(sent, languageId)?.content ?? text.content },
    }))
    const form = { ...written, texts }
    return { base: form, form }
  },
  refresh: refreshEvents,
}
