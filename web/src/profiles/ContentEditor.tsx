import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { editContent } from '@loadout/contract/profiles/edit-profile.ts'
import type { Profile } from '@loadout/contract/profiles/profile.ts'
import {
  MAX_CONTENT_LINES,
  CONTENT_MAX,
  contentLength,
  contentLines,
  isTooLong,
} from '@loadout/contract/profiles/profile-rules.ts'
import { ArticleEditor } from '../editor/ArticleEditor.tsx'
import { asEdited } from '../editor/article-html.ts'
import { EditorIconSprite } from '../editor/editor-icons.tsx'
import { call } from '../platform/call/call.ts'
import { CallError } from '../platform/call/call-error.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { showSnack } from '../platform/layer/snacks.ts'
import { useAskBeforeLeaving } from '../platform/page/ask-before-leaving.ts'
import { Button } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import { useSubmission } from '../ui/forms/submission.ts'
import { changeProfile } from './change-profile.ts'
import css from './ProfileIntro.module.css'
import { askBefore } from '../ui/layer/ask-before.ts'
import { useFocusBack } from '../ui/use-focus-back.ts'

type Props = { profile: Profile; buttonId: string; onDone: () => void }

/** In the place of what is there, with the few tools that such a text has (PROF-20 to PROF-25). */
export function ContentEditor({ profile, buttonId, onDone }: Props) {
  const { text, language } = useLanguage()
  const queries = useQueryClient()
  const [content, setContent] = useState(profile.content)
  const latest = useRef(content)
  const { busy, send } = useSubmission(() => undefined)

  function change(next: string) {
    latest.current = next
    setContent(next)
  }

  const save = () =>
    send(async () => {
      if (isTooLong(content)) throw new CallError(400, 'content_too_long', '')
      const saved = await call(editContent, { content }, { quiet: true })
      changeProfile(queries, profile.id, saved)
      showSnack({ message: text('profiles.saved'), kind: 'ok', automaticClose: true })
      // What was written while it was being saved is not saved yet.
      if (latest.current === content) onDone()
    })

  // What is stored may be the same text written in another way, such as with `<br />`.
  const isChanged = asEdited(content) !== asEdited(profile.content)
  const ask = (onConfirm: () => void, onGone?: () => void) =>
    askBefore({
      title: text('profiles.discard_title'),
      question: text('profiles.discard_question'),
      keep: text('profiles.keep_editing'),
      confirm: text('profiles.discard'),
      danger: true,
      onConfirm,
      onGone,
    })
  useAskBeforeLeaving(isChanged, (onConfirm) => void ask(onConfirm))
  useFocusBack(buttonId)
  // As long as the question lies over the page, nothing on it takes the focus.
  const cancel = () => (isChanged ? ask(() => undefined, onDone) : onDone())

  return (
    <div className={css.editor}>
      <EditorIconSprite />
      <ArticleEditor
        brief
        takesFocus
        label={text('profiles.content')}
        placeholder={text('profiles.content_hint')}
        lang={language.locale}
        html={content}
        onChange={change}
      />
      <Room content={content} />
      <div className={css.buttons}>
        <Button variant="primary" size="sm" busy={busy} onClick={save}>
          {text('profiles.save')}
        </Button>
        <Button variant="quiet" size="sm" onClick={cancel}>
          {text('profiles.cancel')}
        </Button>
      </div>
    </div>
  )
}

function Room({ content }: { content: string }) {
  const { text } = useLanguage()
  return (
    <p className={classNames(css.room, isTooLong(content) && css.over)}>
      {text('profiles.room', {
        used: contentLength(content),
        max: CONTENT_MAX,
        lines: contentLines(content),
        max_lines: MAX_CONTENT_LINES,
      })}
    </p>
  )
}
