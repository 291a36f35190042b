import { useQueryClient } from '@tanstack/react-query'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import {
  deleteGuestbookEntry,
  listGuestbook,
  type GuestbookEntry,
} from '@loadout/contract/guestbook/guestbook.ts'
import { isolated } from '@loadout/contract/platform/isolated.ts'
import { loadSuccess } from '../member/load-success.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { openAnywhere, openModal } from '../platform/layer/modals.ts'
import { openReport } from '../reports/open-report.ts'
import { useSubmission } from '../ui/forms/submission.ts'
import css from './Guestbook.module.css'

const loadQuestion = () =>
  import('./DeleteEntryDialog.tsx').then(({ DeleteEntryDialog }) => DeleteEntryDialog)

type Props = { entry: GuestbookEntry; ownerId: number; member: OwnUser }

/** What members can do with an entry. */
export function EntryTools({ entry, ownerId, member }: Props) {
  const isTheirs = [ownerId, entry.author.id].includes(member.id)
  const mayDelete = isTheirs || hasPermission(member, 'canDeleteComments')
  return (
    <div className={css.tools}>
      {mayDelete && <DeleteEntry entry={entry} ownerId={ownerId} />}
      {entry.author.id !== member.id && <ReportEntry entry={entry} />}
    </div>
  )
}

function ReportEntry({ entry: { id, author } }: { entry: GuestbookEntry }) {
  const text = useText()
  return (
    <button
      type="button"
      className={css.tool}
      aria-haspopup="dialog"
      aria-label={text('report.button_of', { name: isolated(author.username) })}
      onClick={() => openReport({ kind: 'guestbook_entry', id })}
    >
      {text('report.button')}
    </button>
  )
}

const focusOnGuestbook = () =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('#guestbook textarea, #guestbook a')?.focus(),
  )

/** Asks, deletes and says so, in the words of the documents (GUEST-08, GUEST-09, AMB-20). */
function DeleteEntry({ entry, ownerId }: { entry: GuestbookEntry; ownerId: number }) {
  const text = useText()
  const queries = useQueryClient()
  const { busy, send } = useSubmission(() => undefined)

  const remove = () =>
    send(async () => {
      await call(deleteGuestbookEntry, { id: entry.id }, { quiet: true })
      await queries.invalidateQueries({ queryKey: [listGuestbook.path, { user_id: ownerId }] })
      openAnywhere(loadSuccess, {
        message: text('guestbook.deleted'),
        takeFocus: focusOnGuestbook,
      })
    })
  return (
    <button
      type="button"
      className={css.tool}
      aria-haspopup="dialog"
      aria-busy={busy || undefined}
      aria-label={text('guestbook.delete_of', { name: isolated(entry.author.username) })}
      onClick={() => openModal(loadQuestion, { message: entry.message, onConfirm: remove })}
    >
      {text('guestbook.delete')}
    </button>
  )
}
