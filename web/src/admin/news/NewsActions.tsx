import { useQueryClient } from '@tanstack/react-query'
import { deleteNews, pinNews, type StaffNewsEntry } from '@loadout/contract/news/newsroom.ts'
import { newsPath } from '@loadout/contract/platform/paths.ts'
import { call } from '../../platform/call/call.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { useText } from '../../platform/language/language.tsx'
import { confirmDelete, deleteEntry, RowActions } from '../RowActions.tsx'
import { editPath, refreshNews } from './newsroom-queries.ts'
import css from './NewsListPage.module.css'

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
    await refreshNews(queries)
  }
  const remove = () =>
    confirmDelete(text, {
      title: text('newsroom.delete'),
      question: text('newsroom.delete_question'),
      about: <blockquote className={css.quoted}>{title}</blockquote>,
      act: () => void act(call(deleteNews, { id })),
    })

  return (
    <RowActions
      label={text('newsroom.actions_for', { title })}
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
        { ...deleteEntry(text, remove), label: text('newsroom.delete') },
      ]}
    />
  )
}
