import { useQueryClient } from '@tanstack/react-query'
import { listComments } from '@loadout/contract/comments/comments.ts'
import { listGuestbook } from '@loadout/contract/guestbook/guestbook.ts'
import { decideReport, type ReportedThing } from '@loadout/contract/reports/staff-reports.ts'
import type { InputOf } from '@loadout/contract/platform/endpoint.ts'
import { getPost } from '@loadout/contract/posts/posts.ts'
import { getPersonCard } from '@loadout/contract/profiles/person-card.ts'
import { getProfile } from '@loadout/contract/profiles/profile.ts'
import { call } from '../../platform/call/call.ts'
import { forgetAnswers } from '../../platform/call/forget-answers.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { refreshPostLists } from '../../posts/refresh-post-lists.ts'
import { kindText } from '../../reports/report-words.ts'
import { useSubmission } from '../../ui/forms/submission.ts'
import { askBefore } from '../../ui/layer/ask-before.ts'
import { changedBy } from './report-queries.ts'

const loadRemove = () =>
  import('./RemoveThingDialog.tsx').then(({ RemoveThingDialog }) => RemoveThingDialog)

/** What was removed is gone from there, and with it what else was said of it. */
const whereItStood = [listComments, getPost, getProfile, getPersonCard, listGuestbook]

type Decided = Omit<InputOf<typeof decideReport>, 'id'>

/** Asks and decides. Whoever comes second is told, and sees what the first has decided. */
export function useDecision(thing: ReportedThing) {
  const text = useText()
  const queries = useQueryClient()
  const { busy, send } = useSubmission(() => undefined)

  async function decide(decision: Decided) {
    try {
      await call(decideReport, { id: thing.id, ...decision }, { quiet: true })
    } finally {
      forgetAnswers(queries, whereItStood)
      void refreshPostLists(queries)
      void queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => changedBy.includes(path),
      })
    }
    const message = text(
      decision.outcome === 'removed' ? 'reports.removed_now' : 'reports.kept_now',
    )
    showSnack({ message, kind: 'ok', automaticClose: true })
  }
  return {
    busy,
    askToKeep: () =>
      askBefore({
        title: text('reports.keep_title'),
        question: text('reports.keep_question', { kind: kindText(text, thing.kind) }),
        keep: text('reports.cancel'),
        confirm: text('reports.keep'),
        onConfirm: () => send(() => decide({ outcome: 'kept' })),
      }),
    askToRemove: () =>
      openModal(loadRemove, {
        thing,
        onConfirm: (values: Omit<Decided, 'outcome'>) => decide({ outcome: 'removed', ...values }),
      }),
  }
}
