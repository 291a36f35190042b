import { useQueryClient } from '@tanstack/react-query'
import {
  NOTE_MAX,
  noteOnTicket,
  type StaffTicket,
} from '@loadout/contract/support/staff-tickets.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { staffTicketQuery } from '../../support/ticket-queries.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useCallForm } from '../../ui/forms/use-call-form.ts'
import { Time } from '../../ui/Time.tsx'
import { StaffForm } from '../StaffForm.tsx'
import css from './TicketSide.module.css'

/** What staff tell each other of a ticket. */
export function TicketNotes({ ticket: { id, notes } }: { ticket: StaffTicket }) {
  const text = useText()
  return (
    <section className={css.notes}>
      <h2>{text('staff_tickets.notes')}</h2>
      <ul className={css.list}>
        {notes.map(({ id: noteId, admin, note, inserted }) => (
          <li key={noteId}>
            <p>{note}</p>
            <small>
              <bdi>{admin?.username ?? text('staff_tickets.gone')}</bdi> <Time at={inserted} />
            </small>
          </li>
        ))}
      </ul>
      <NoteForm id={id} />
    </section>
  )
}

function NoteForm({ id }: { id: number }) {
  const text = useText()
  const queries = useQueryClient()
  const form = useCallForm<{ note: string }>({
    values: { note: '' },
    rules: { note: (note) => (note.trim() === '' ? 'message_missing' : undefined) },
    otherwise: 'note',
    async send({ note }) {
      const { note: written } = await call(noteOnTicket, { id, note }, { quiet: true })
      queries.setQueryData(
        staffTicketQuery(id).queryKey,
        // It may have been told of already.
        (known) =>
          known && {
            ...known,
            notes: [...known.notes.filter((each) => each.id !== written.id), written],
          },
      )
      form.settle({ note }, { note: '' })
      showSnack({ message: text('admin.saved'), kind: 'ok', automaticClose: true })
    },
  })
  return (
    <StaffForm form={form} className={css.notes}>
      <TextArea
        {...form.field('note')}
        label={text('staff_tickets.note')}
        hint={text('staff_tickets.note_hint')}
        maxLength={NOTE_MAX}
        rows={2}
      />
      <Button type="submit" size="sm" busy={form.busy}>
        {text('staff_tickets.add_note')}
      </Button>
    </StaffForm>
  )
}
