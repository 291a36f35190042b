import { useQueryClient } from '@tanstack/react-query'
import {
  deleteGuestbookEntry,
  listGuestbook,
  type GuestbookEntry,
} from '@loadout/contract/guestbook/guestbook.ts'
import { isolated } from '@loadout/contract/platform/isolated.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { openModal } from '../platform/layer/modals.ts'
import { useSubmission } from '../ui/forms/submission.ts'
import css from './Guestbook.module.css'

const loadQuestion = () =>
  import('./DeleteEntryDialog.tsx').then(({ DeleteEntryDialog }) => DeleteEntryDialog)
const loadSuccess = () =>
  import('./EntryDeletedDialog.tsx').then(({ EntryDeletedDialog }) => EntryDeletedDialog)

/** GUEST-08, GUEST-09: asks, deletes and says so. */
export function DeleteEntry({ entry, ownerId }: { entry: GuestbookEntry; ownerId: number }) {
  const text = useText()
  const queries = useQueryClient()
  const { busy, send } = useSubmission(() => undefined)

  const remove = () =>
    send(async () => {
      await call(deleteGuestbookEntry, { id: entry.id }, { quiet: true })
      await queries.invalidateQueries({ queryKey: [listGuestbook.path, { user_id: ownerId }] })
      openModal(loadSuccess)
    })
  return (
    <button
      type="button"
      className={css.delete}
      aria-haspopup="dialog"
      aria-busy={busy || undefined}
      aria-label={text('guestbook.delete_of', { name: isolated(entry.author.username) })}
      onClick={() => openModal(loadQuestion, { message: entry.message, onConfirm: remove })}
    >
      {text('guestbook.delete')}
    </button>
  )
}
