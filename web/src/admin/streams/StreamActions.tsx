import {
  deleteStream,
  editStream,
  type StaffStream,
} from '@loadout/contract/streams/staff-streams.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useSubmission } from '../../ui/forms/submission.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/layer/Menu.tsx'
import { Popover } from '../../ui/layer/Popover.tsx'
import { useRefreshStreams } from './staff-stream-queries.ts'

export const loadStreamDialog = () =>
  import('./StreamDialog.tsx').then(({ StreamDialog }) => StreamDialog)
const loadQuestion = () =>
  import('../../ui/layer/ConfirmDialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog)

/** What can be done with a channel. */
export function StreamActions({ stream }: { stream: StaffStream }) {
  const text = useText()
  const refresh = useRefreshStreams()
  const { send } = useSubmission(() => undefined)
  const { id, username, featured, hidden } = stream
  const act = (work: () => Promise<unknown>, message: string) =>
    send(async () => {
      await work()
      refresh()
      showSnack({ message, kind: 'ok', automaticClose: true })
    })
  const change = (wanted: { featured: boolean } | { hidden: boolean }) =>
    act(() => call(editStream, { id, ...wanted }, { quiet: true }), text('admin.saved'))
  const remove = () =>
    openModal(loadQuestion, {
      danger: true,
      title: text('staff_streams.delete_title'),
      question: text('staff_streams.delete_question'),
      keep: text('staff_videos.keep'),
      confirm: text('staff_videos.delete'),
      onConfirm: () =>
        act(() => call(deleteStream, { id }, { quiet: true }), text('staff_streams.deleted')),
      children: <p>{username}</p>,
    })
  const edit = () => openModal(loadStreamDialog, { stream, onSaved: refresh })
  return (
    <Popover
      icon
      variant="quiet"
      align="end"
      label={text('staff_videos.actions_for', { title: username })}
      button={<Icon name="more" />}
    >
      {() => (
        <Menu
          entries={[
            { icon: 'pencil', label: text('staff_videos.edit'), onChoose: edit },
            {
              icon: 'star',
              label: text(featured ? 'staff_streams.unfeature' : 'staff_streams.feature'),
              onChoose: () => change({ featured: !featured }),
            },
            {
              icon: 'eye',
              label: text(hidden ? 'staff_streams.show' : 'staff_videos.hide'),
              onChoose: () => change({ hidden: !hidden }),
            },
            {
              icon: 'trash',
              label: text('staff_videos.delete'),
              danger: true,
              apart: true,
              onChoose: remove,
            },
          ]}
        />
      )}
    </Popover>
  )
}
