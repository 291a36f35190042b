import { useQueryClient } from '@tanstack/react-query'
import {
  deleteNews,
  listStaffNews,
  pinNews,
  type StaffNewsEntry,
} from '@loadout/contract/news/newsroom.ts'
import { newsPath } from '@loadout/contract/platform/paths.ts'
import { call } from '../../platform/call/call.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/layer/Menu.tsx'
import { Popover } from '../../ui/layer/Popover.tsx'
import { editPath } from './newsroom-queries.ts'
import css from './NewsListPage.module.css'

const loadConfirm = () =>
  import('../../ui/layer/ConfirmDialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog)

/** What can be done with news from their line in the list. */
export function NewsActions({ entry }: { entry: StaffNewsEntry }) {
  const text = useText()
  const queries = useQueryClient()
  const { id, title, pinned, state } = entry

  /** Also after a refusal, which is shown by itself: the list may be old. */
  async function act(work: Promise<unknown>) {
    try {
      await work
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
    await queries.invalidateQueries({ queryKey: [listStaffNews.path] })
  }
  const remove = () =>
    openModal(loadConfirm, {
      title: text('newsroom.delete'),
      question: text('newsroom.delete_question'),
      keep: text('newsroom.keep'),
      confirm: text('newsroom.delete_confirm'),
      danger: true,
      children: <blockquote className={css.quoted}>{title}</blockquote>,
      onConfirm: () => void act(call(deleteNews, { id })),
    })

  return (
    <Popover
      icon
      variant="quiet"
      align="end"
      label={text('newsroom.actions_for', { title })}
      button={<Icon name="more" />}
    >
      {() => (
        <Menu
          entries={[
            { icon: 'file-text', label: text('newsroom.edit'), href: editPath(id) },
            ...(state === 'published'
              ? [{ icon: 'eye', label: text('newsroom.view'), href: newsPath(entry) } as const]
              : []),
            {
              icon: 'pin',
              label: text(pinned ? 'newsroom.unpin' : 'newsroom.pin'),
              onChoose: () => void act(call(pinNews, { id, pinned: !pinned })),
            },
            {
              icon: 'trash',
              label: text('newsroom.delete'),
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
