import {
  deleteFooterMedia,
  saveFooterMedia,
  type StaffFooterMedia,
} from '@loadout/contract/footer-media/staff-footer-media.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import type { MenuEntry } from '../../ui/layer/Menu.tsx'
import { confirmDelete, deleteEntry, editEntry, RowActions, useRowAct } from '../RowActions.tsx'
import { useRefreshFooter } from './staff-footer-queries.ts'

export const loadFooterDialog = () =>
  import('./FooterMediaDialog.tsx').then(({ FooterMediaDialog }) => FooterMediaDialog)

type Props = { media: StaffFooterMedia }

/** What can be done with a picture of the footer. */
export function FooterMediaActions({ media }: Props) {
  const text = useText()
  const refresh = useRefreshFooter()
  const moves = useMoves(media)
  const remove = useDeletion(media)
  return (
    <RowActions
      label={text('admin.actions_for', { title: media.caption })}
      entries={[
        editEntry(text, () => openModal(loadFooterDialog, { media, onSaved: refresh })),
        ...moves,
        deleteEntry(text, remove),
      ]}
    />
  )
}

/** What comes from Instagram is put into its order every hour, and nobody else's. */
function useMoves({ id, position, from_instagram }: StaffFooterMedia): MenuEntry[] {
  const text = useText()
  const act = useRowAct(useRefreshFooter())
  if (from_instagram) return []
  /** All else stays as it is, whoever has changed it since. */
  const place = (to: number) => () => call(saveFooterMedia, { id, position: to }, { quiet: true })
  const moveTo = (to: number) => act(place(to), text('admin.saved'), place(position))
  const earlier: MenuEntry = {
    icon: 'chevron-up',
    label: text('staff_footer.earlier'),
    onChoose: () => moveTo(position - 1),
  }
  const later: MenuEntry = {
    icon: 'chevron-down',
    label: text('staff_footer.later'),
    onChoose: () => moveTo(position + 1),
  }
  return position === 0 ? [later] : [earlier, later]
}

function useDeletion({ id, caption }: StaffFooterMedia) {
  const text = useText()
  const act = useRowAct(useRefreshFooter())
  return () =>
    confirmDelete(text, {
      title: text('staff_footer.delete_title'),
      question: text('staff_footer.delete_question'),
      about: <p>{caption}</p>,
      act: () =>
        act(() => call(deleteFooterMedia, { id }, { quiet: true }), text('staff_footer.deleted')),
    })
}
