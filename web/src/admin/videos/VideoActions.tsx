import { deleteVideo, saveVideo, type StaffVideo } from '@loadout/contract/videos/staff-videos.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useSubmission } from '../../ui/forms/submission.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/layer/Menu.tsx'
import { Popover } from '../../ui/layer/Popover.tsx'
import { useRefreshVideos } from './staff-video-queries.ts'

export const loadVideoDialog = () =>
  import('./VideoDialog.tsx').then(({ VideoDialog }) => VideoDialog)
const loadQuestion = () =>
  import('../../ui/layer/ConfirmDialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog)

/** What can be done with a video. */
export function VideoActions({ video }: { video: StaffVideo }) {
  const text = useText()
  const refresh = useRefreshVideos()
  const { send } = useSubmission(() => undefined)
  const { id, title } = video
  const isPublished = video.published !== null
  const act = (work: () => Promise<unknown>, message: string) =>
    send(async () => {
      await work()
      refresh()
      showSnack({ message, kind: 'ok', automaticClose: true })
    })
  const toggle = () =>
    act(
      () => call(saveVideo, { id, published: !isPublished }, { quiet: true }),
      text('admin.saved'),
    )
  const remove = () =>
    openModal(loadQuestion, {
      danger: true,
      title: text('staff_videos.delete_title'),
      question: text('staff_videos.delete_question'),
      keep: text('staff_videos.keep'),
      confirm: text('staff_videos.delete'),
      onConfirm: () =>
        act(() => call(deleteVideo, { id }, { quiet: true }), text('staff_videos.deleted')),
      children: <p>{title}</p>,
    })
  const edit = () => openModal(loadVideoDialog, { video, onSaved: refresh })
  return (
    <Popover
      icon
      variant="quiet"
      align="end"
      label={text('staff_videos.actions_for', { title })}
      button={<Icon name="more" />}
    >
      {() => (
        <Menu
          entries={[
            { icon: 'pencil', label: text('staff_videos.edit'), onChoose: edit },
            {
              icon: 'eye',
              label: text(isPublished ? 'staff_videos.hide' : 'staff_videos.show'),
              onChoose: toggle,
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
