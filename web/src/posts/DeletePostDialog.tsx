import { POST_REASON_MAX } from '@loadout/contract/posts/post-rules.ts'
import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { TextField } from '../ui/forms/TextField.tsx'
import { useCallForm } from '../ui/forms/use-call-form.ts'
import { FormDialog } from '../ui/layer/FormDialog.tsx'
import css from './DeletePostDialog.module.css'

type Props = ModalProps & {
  title: string
  /** Staff may say why; authors need not. */
  byStaff: boolean
  onConfirm: (reason: string) => Promise<void>
}

export function DeletePostDialog({ title, byStaff, onConfirm, ...modal }: Props) {
  const text = useText()
  const form = useCallForm({
    values: { reason: '' },
    send: async ({ reason }) => {
      await onConfirm(reason)
      modal.onClose()
    },
  })
  return (
    <FormDialog
      {...modal}
      form={form}
      title={text('posts.delete_title')}
      readOut={!byStaff}
      cancel={text('posts.keep')}
      submit={text('posts.delete')}
      isDangerous
    >
      <p>{text('posts.delete_question')}</p>
      <blockquote className={css.quoted}>
        {title === '' ? text('posts.untitled') : title}
      </blockquote>
      {byStaff && (
        <TextField
          {...form.field('reason')}
          label={text('posts.delete_reason')}
          hint={text('posts.delete_reason_hint')}
          maxLength={POST_REASON_MAX}
          autoComplete="off"
        />
      )}
    </FormDialog>
  )
}
