import {
  deleteStream,
  editStream,
  type StaffStream,
} from '@loadout/contract/streams/staff-streams.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import type { MenuEntry } from '../../ui/layer/Menu.tsx'
import { confirmDelete, deleteEntry, editEntry, RowActions, useRowAct } from '../RowActions.tsx'
import { useRefreshStreams } from './staff-stream-queries.ts'

export const loadStreamDialog = () =>
  import('./StreamDialog.tsx').then(({ StreamDialog }) => StreamDialog)

type Props = { stream: StaffStream }

/** What can be done with a channel. */
export function StreamActions({ stream }: Props) {
  const text = useText()
  const refresh = useRefreshStreams()
  const switches = useSwitches(stream)
  const remove = useDeletion(stream)
  return (
    <RowActions
      label={text('admin.actions_for', { title: stream.username })}
      entries={[
        editEntry(text, () => openModal(loadStreamDialog, { stream, onSaved: refresh })),
        ...switches,
        deleteEntry(text, remove),
      ]}
    />
  )
}

/** Whether it stands on top, and whether readers see it. */
function useSwitches({ id, featured, hidden }: StaffStream): MenuEntry[] {
  const text = useText()
  const act = useRowAct(useRefreshStreams())
  type Change = { featured: boolean } | { hidden: boolean }
  const edit = (wanted: Change) => () => call(editStream, { id, ...wanted }, { quiet: true })
  const change = (wanted: Change) =>
    act(edit(wanted), text('admin.saved'), edit('hidden' in wanted ? { hidden } : { featured }))
  return [
    {
      icon: 'star',
      label: text(featured ? 'staff_streams.unfeature' : 'staff_streams.feature'),
      onChoose: () => change({ featured: !featured }),
    },
    {
      icon: 'eye',
      label: text(hidden ? 'admin.show' : 'admin.hide'),
      onChoose: () => change({ hidden: !hidden }),
    },
  ]
}

function useDeletion({ id, username }: StaffStream) {
  const text = useText()
  const act = useRowAct(useRefreshStreams())
  return () =>
    confirmDelete(text, {
      title: text('staff_streams.delete_title'),
      question: text('staff_streams.delete_question'),
      about: <p>{username}</p>,
      act: () =>
        act(() => call(deleteStream, { id }, { quiet: true }), text('staff_streams.deleted')),
    })
}
