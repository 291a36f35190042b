import { eventPath } from '@loadout/contract/calendar/event-path.ts'
import { EVENT_DESCRIPTION_MAX, EVENT_TITLE_MAX } from '@loadout/contract/calendar/event-rules.ts'
import { deleteEvent, type StaffEvent } from '@loadout/contract/calendar/staff-calendar.ts'
import { call } from '../../platform/call/call.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import { EditorFrame } from '../editing/EditorFrame.tsx'
import { EditorHead } from '../editing/EditorHead.tsx'
import { TextFields } from '../editing/TextFields.tsx'
import { firstOf, hasNoTitle, inLanguages } from '../editing/texts.ts'
import { useEditing } from '../editing/use-editing.ts'
import { useEditor } from '../editing/use-editor.ts'
import { emptyText, missingIn, type Missing } from './event-form.ts'
import { eventKind, type EventEditing } from './event-kind.ts'
import { EventSettings } from './EventSettings.tsx'
import { editEventPath } from './staff-event-queries.ts'

type Props = { event: StaffEvent | undefined; memberId: number; onMade: (id: number) => void }

/** The texts of an event, and beside them when it is and what it is about (EVENT-10). */
export function EventEditor({ event, memberId, onMade }: Props) {
  const { text, language } = useLanguage()
  const editing = useEditing(eventKind, { edited: event, memberId, languageId: language.id })
  const { saved } = editing.base
  const editor = useEditor(editing, {
    languageId: firstOf(editing.form),
    list: '/admin/events',
    edit: editEventPath,
    onMade,
  })
  const remove = (id: number) =>
    editor.remove({
      title: text('staff_events.delete'),
      question: text('staff_events.delete_question'),
      deleted: text('staff_events.deleted'),
      remove: () => call(deleteEvent, { id }, { quiet: true }),
    })

  return (
    <EditorFrame
      title={text(saved ? 'staff_events.edit' : 'staff_events.add')}
      editing={editing}
      head={
        <EventEditorHead
          editing={editing}
          onSave={() => void editor.save('keep')}
          onPreview={() => editor.preview(editing.form)}
        />
      }
      shown={editor.shown}
      onShow={editor.show}
      emptyText={emptyText}
      onPreview={editor.preview}
      settings={
        <EventSettings
          editing={editing}
          shown={editor.shown}
          onRemoveLanguage={editor.removeLanguage}
          onRemove={saved && (() => remove(saved.id))}
        />
      }
    >
      {(languageId, written, onChange) => (
        <TextFields
          languageId={languageId}
          text={written}
          titleMax={EVENT_TITLE_MAX}
          excerpt={{
            label: text('staff_events.description'),
            hint: text('staff_events.description_hint', { max: EVENT_DESCRIPTION_MAX }),
            max: EVENT_DESCRIPTION_MAX,
          }}
          placeholder={text('staff_events.text_placeholder')}
          onChange={onChange}
        />
      )}
    </EditorFrame>
  )
}

type HeadProps = { editing: EventEditing; onSave: () => void; onPreview: () => void }

function EventEditorHead({ editing, onSave, onPreview }: HeadProps) {
  const { text } = useLanguage()
  const {
    form,
    base: { saved },
  } = editing
  const missing = missingIn(form)
  const names: Record<Missing, string> = {
    title: inLanguages(text('newsroom.missing_title'), form, hasNoTitle),
    description: text('staff_events.missing_description'),
    game: text('newsroom.missing_game'),
    start: text('staff_events.missing_start'),
  }
  return (
    <EditorHead
      editing={editing}
      view={saved && { href: eventPath(saved), label: text('staff_events.view') }}
      missing={missing.map((each) => names[each])}
      saves={[
        {
          wish: 'keep',
          label: text(saved ? 'newsroom.save' : 'newsroom.publish'),
          isOff: missing.length > 0,
        },
      ]}
      keyWish="keep"
      onSave={onSave}
      onPreview={onPreview}
    />
  )
}
