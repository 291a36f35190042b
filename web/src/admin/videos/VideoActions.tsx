import { deleteVideo, saveVideo, type StaffVideo } from '@loadout/contract/videos/staff-videos.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { confirmDelete, deleteEntry, editEntry, RowActions, useRowAct } from '../RowActions.tsx'
import { useRefreshVideos } from './staff-video-queries.ts'

export const loadVideoDialog = () =>
  import('./VideoDialog.tsx').then(({ VideoDialog }) => VideoDialog)

/** What can be done with a video. */
export function VideoActions({ video }: { video: StaffVideo }) {
  const text = useText()
  const refresh = useRefreshVideos()
  const act = useRowAct(refresh)
  const { id, title } = video
  const isPublished = video.published !== null
  const toggle = () =>
    act(
      () => call(saveVideo, { id, published: !isPublished }, { quiet: true }),
      text('admin.saved'),
    )
  const remove = () =>
    confirmDelete(text, {
      title: text('staff_videos.delete_title'),
      question: text('staff_videos.delete_question'),
      about: <p>{title}</p>,
      act: () =>
        act(() => call(deleteVideo, { id }, { quiet: true }), text('staff_videos.deleted')),
    })
  return (
    <RowActions
      label={text('admin.actions_for', { title })}
      entries={[
        editEntry(text, () => openModal(loadVideoDialog, { video, onSaved: refresh })),
        {
          icon: 'eye',
          label: text(isPublished ? 'admin.hide' : 'staff_videos.show'),
          onChoose: toggle,
        },
        deleteEntry(text, remove),
      ]}
    />
  )
}
