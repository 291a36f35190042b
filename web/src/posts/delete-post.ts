import { useQueryClient } from '@tanstack/react-query'
import { getPost } from '@loadout/contract/posts/posts.ts'
import { deletePost } from '@loadout/contract/posts/writing.ts'
import { call } from '../platform/call/call.ts'
import { forgetAnswers } from '../platform/call/forget-answers.ts'
import { useText } from '../platform/language/language.tsx'
import { openModal } from '../platform/layer/modals.ts'
import { showSnack } from '../platform/layer/snacks.ts'
import { nextPageView } from '../platform/page-view.ts'
import { refreshPostLists } from './refresh-post-lists.ts'

const loadDialog = () =>
  import('./DeletePostDialog.tsx').then(({ DeletePostDialog }) => DeletePostDialog)

type Options = { byStaff: boolean; onDeleted: () => void | Promise<void> }

/** Asks, deletes and says so (POST-46). What pages have shown of the post is asked for anew. */
export function useDeletePost() {
  const text = useText()
  const queries = useQueryClient()
  return ({ id, title }: { id: number; title: string }, { byStaff, onDeleted }: Options) =>
    openModal(loadDialog, {
      title,
      byStaff,
      onConfirm: async (reason: string) => {
        await call(deletePost, { id, reason }, { quiet: true })
        const forget = () => forgetAnswers(queries, [getPost])
        // Nothing that is shown is forgotten, and its own page is until the next one is drawn.
        void nextPageView().then(forget)
        await onDeleted()
        showSnack({ message: text('posts.deleted'), kind: 'ok', automaticClose: true })
        forget()
        void refreshPostLists(queries)
      },
    })
}
