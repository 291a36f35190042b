import { useText } from '../../platform/language/language.tsx'
import { askBefore } from '../../ui/layer/ask-before.ts'
import { refusesUnfinished } from '../unfinished.ts'
import { turnOf, type Wish } from './news-form.ts'
import type { NewsEditing } from './news-kind.ts'

/** Asks before a save with which readers lose the news, or have them earlier than planned. */
export function useAskBeforeSaving({ base, form }: NewsEditing, save: (wish: Wish) => void) {
  const text = useText()
  const ask = (wish: Wish, words: { title: string; question: string; confirm: string }) =>
    void askBefore({ ...words, keep: text('admin.cancel'), onConfirm: () => save(wish) })

  return (wish: Wish) => {
    // Half a time is none: nobody means to publish by it.
    if (refusesUnfinished()) return
    const turn = turnOf(base.edited, { before: base.form.time, now: form.time }, wish)
    if (turn === 'taken back')
      ask(wish, {
        title: text('newsroom.make_draft'),
        question: text('newsroom.make_draft_question'),
        confirm: text('newsroom.make_draft'),
      })
    else if (turn === 'published at once')
      ask(wish, {
        title: text('newsroom.publish_now_title'),
        question: text('newsroom.publish_now_question'),
        confirm: text('newsroom.publish'),
      })
    else save(wish)
  }
}
