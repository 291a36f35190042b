import type { PlainMessageId } from '@loadout/texts/text.ts'
import { useText } from '../platform/language/language.tsx'
import { useAskBeforeLeaving } from '../platform/page/ask-before-leaving.ts'
import { askBefore } from '../ui/layer/ask-before.ts'

/** Asks before what somebody has written is thrown away. */
export function useLeaveQuestion(question: PlainMessageId = 'admin.leave_question') {
  const text = useText()
  return (onConfirm: () => void) =>
    askBefore({
      title: text('newsroom.leave'),
      question: text(question),
      keep: text('newsroom.leave_keep'),
      confirm: text('newsroom.leave_confirm'),
      danger: true,
      onConfirm,
    })
}

/** Asks before a page with something unsaved is left. Answers a way to go without being asked. */
export function useLeaveWarning(isUnsaved: boolean, question?: PlainMessageId) {
  const ask = useLeaveQuestion(question)
  return useAskBeforeLeaving(isUnsaved, (onConfirm) => void ask(onConfirm))
}
