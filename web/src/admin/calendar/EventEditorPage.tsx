import { useText } from '../../platform/language/language.tsx'
import { EditorPlace } from '../editing/EditorPlace.tsx'
import { EventEditor } from './EventEditor.tsx'
import { staffEventQuery } from './staff-event-queries.ts'

/** An event that is there, or a new one: the address says which (ADMIN-13). */
export function EventEditorPage() {
  const text = useText()
  return (
    <EditorPlace
      title={{ add: text('staff_events.add'), edit: text('staff_events.edit') }}
      list="/admin/events"
      missing="event_not_found"
      query={staffEventQuery}
    >
      {({ edited, ...shown }) => (
        <EventEditor key={edited?.id ?? 'new'} event={edited} {...shown} />
      )}
    </EditorPlace>
  )
}
