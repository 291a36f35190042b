import { useText } from '../platform/language/language.tsx'
import { askBefore } from '../ui/layer/ask-before.ts'

/** Asks before what a member has written is thrown away. */
export function useDiscardQuestion() {
  const text = useText()
  return (onConfirm: () => void, onGone?: () => void) =>
    askBefore({
      title: text('member.discard_title'),
      question: text('member.discard_question'),
      keep: text('member.discard_keep'),
      confirm: text('member.discard'),
      danger: true,
      onConfirm,
      onGone,
    })
}
