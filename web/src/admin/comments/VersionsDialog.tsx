import { useQuery } from '@tanstack/react-query'
import {
  listCommentVersions,
  type StaffComment,
} from '@loadout/contract/comments/staff-comments.ts'
import { query } from '../../platform/call/query.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Time } from '../../ui/Time.tsx'
import css from './VersionsDialog.module.css'

/** What a comment says and has said, the latest first. */
export function VersionsDialog({ comment, ...modal }: ModalProps & { comment: StaffComment }) {
  const text = useText()
  const { data, isError, refetch } = useQuery({
    ...query(listCommentVersions, { id: comment.id }),
    staleTime: 0,
  })
  return (
    <Dialog
      {...modal}
      look="wide"
      title={text('staff_comments.versions')}
      foot={<Button onClick={modal.onClose}>{text('dialog.close')}</Button>}
    >
      <ol className={css.root}>
        <li>
          <p className={css.when}>{text('staff_comments.version_now')}</p>
          <p className={css.message}>{comment.message}</p>
        </li>
        {data ? (
          data.entries.map(({ message, written }, place) => (
            <li key={place}>
              <p className={css.when}>
                <Time at={written} exact />
              </p>
              <p className={css.message}>{message}</p>
            </li>
          ))
        ) : (
          <li>{isError ? <LoadFailed onRetry={refetch} /> : <Loading />}</li>
        )}
      </ol>
    </Dialog>
  )
}
