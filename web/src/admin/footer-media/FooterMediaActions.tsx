import {
  deleteFooterMedia,
  saveFooterMedia,
  type StaffFooterMedia,
} from '@loadout/contract/footer-media/staff-footer-media.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useSubmission } from '../../ui/forms/submission.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/layer/Menu.tsx'
import { Popover } from '../../ui/layer/Popover.tsx'
import { useRefreshFooter } from './staff-footer-queries.ts'

export const loadFooterDialog = () =>
  import('./FooterMediaDialog.tsx').then(({ FooterMediaDialog }) => FooterMediaDialog)
const loadQuestion = () =>
  import('../../ui/layer/ConfirmDialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog)

/** What can be done with a picture of the footer. */
export function FooterMediaActions({ media }: { media: StaffFooterMedia }) {
  const text = useText()
  const refresh = useRefreshFooter()
  const { send } = useSubmission(() => undefined)
  const { id, caption, link, src, position } = media
  const act = (work: () => Promise<unknown>, message: string) =>
    send(async () => {
      await work()
      refresh()
      showSnack({ message, kind: 'ok', automaticClose: true })
    })
  const moveTo = (to: number) =>
    act(
      () => call(saveFooterMedia, { id, caption, link, src, position: to }, { quiet: true }),
      text('admin.saved'),
    )
  const remove = () =>
    openModal(loadQuestion, {
      danger: true,
      title: text('staff_footer.delete_title'),
      question: text('staff_footer.delete_question'),
      keep: text('staff_hero.keep'),
      confirm: text('staff_hero.delete'),
      onConfirm: () =>
        act(() => call(deleteFooterMedia, { id }, { quiet: true }), text('staff_footer.deleted')),
      children: <p>{caption}</p>,
    })
  return (
    <Popover
      icon
      variant="quiet"
      align="end"
      label={text('staff_footer.actions_for', { caption })}
      button={<Icon name="more" />}
    >
      {() => (
        <Menu
          entries={[
            {
              icon: 'pencil',
              label: text('staff_hero.edit'),
              onChoose: () => openModal(loadFooterDialog, { media, onSaved: refresh }),
            },
            ...(position === 0
              ? []
              : [
                  {
                    icon: 'chevron-up' as const,
                    label: text('staff_footer.earlier'),
                    onChoose: () => moveTo(position - 1),
                  },
                ]),
            {
              icon: 'chevron-down',
              label: text('staff_footer.later'),
              onChoose: () => moveTo(position + 1),
            },
            {
              icon: 'trash',
              label: text('staff_hero.delete'),
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
