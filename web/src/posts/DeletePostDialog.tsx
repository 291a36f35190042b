import { useState } from 'react'
import { POST_REASON_MOST } from '@loadout/contract/posts/post-rules.ts'
import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { TextField } from '../ui/forms/TextField.tsx'
import { ConfirmDialog } from '../ui/layer/ConfirmDialog.tsx'
import css from './DeletePostDialog.module.css'

type Props = ModalProps & {
  title: string
  /** Staff may say why; authors need not. */
  byStaff: boolean
  onConfirm: (reason: string) => void
}

export function DeletePostDialog({ title, byStaff, onConfirm, ...modal }: Props) {
  const text = useText()
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      {...modal}
      title={text('posts.delete_title')}
      question={text('posts.delete_question')}
      keep={text('posts.keep')}
      confirm={text('posts.delete')}
      danger
      onConfirm={() => onConfirm(reason)}
    >
      <blockquote className={css.quoted}>
        {title === '' ? text('posts.untitled') : title}
      </blockquote>
      {byStaff && (
        <TextField
          label={text('posts.delete_reason')}
          hint={text('posts.delete_reason_hint')}
          maxLength={POST_REASON_MOST}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </ConfirmDialog>
  )
}
