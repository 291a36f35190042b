import { useState } from 'react'
import { NOTICE_MAX } from '@loadout/contract/notice/notice.ts'
import { ArticleEditor } from '../../editor/ArticleEditor.tsx'
import { useText } from '../../platform/language/language.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { messageOf } from './message-of.ts'

type Props = {
  message: string
  hint?: string
  error?: string | undefined
  lang: string
  onChange: (message: string) => void
}

/** A few lines with marks and links, as they will stand above every page. */
export function MessageField({ message, hint, error, lang, onChange }: Props) {
  const text = useText()
  // Of the form: what was saved, or taken back, is another text than the one being written.
  const [written, setWritten] = useState(message)
  const [begun, setBegun] = useState(0)
  if (message !== written) {
    setWritten(message)
    setBegun(begun + 1)
  }
  return (
    <Field
      label={text('staff_notice.message')}
      hint={hint}
      error={error}
      counter={{ used: Array.from(message).length, max: NOTICE_MAX }}
    >
      {() => (
        <ArticleEditor
          key={begun}
          brief
          label={text('staff_notice.message')}
          placeholder={text('staff_notice.message_begin')}
          lang={lang}
          html={message}
          onChange={(html) => {
            const next = messageOf(html)
            setWritten(next)
            onChange(next)
          }}
        />
      )}
    </Field>
  )
}
