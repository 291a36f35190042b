import { useText } from '../../platform/language/language.tsx'
import { useAskBeforeLeaving, useUnsent } from '../../platform/page/ask-before-leaving.ts'
import { askBefore } from '../../ui/layer/ask-before.ts'
import type { Writing } from './use-autosave.ts'

type State = Pick<Writing, 'isUnsent' | 'theirs' | 'awaitsPublishing'>

/**
 * Asks before what the server does not have is lost: the text when its author signs out, and what
 * this browser does not keep when they leave. Answers a way to go without being asked.
 */
export function useAskBeforeLosing({ isUnsent, theirs, awaitsPublishing }: State) {
  const text = useText()
  useUnsent(isUnsent || theirs !== undefined)
  return useAskBeforeLeaving(awaitsPublishing, (onConfirm) =>
    askBefore({
      title: text('posts.leave_title'),
      question: text('posts.leave_question'),
      keep: text('member.discard_keep'),
      confirm: text('posts.leave'),
      danger: true,
      onConfirm,
    }),
  )
}
