import { articleTypeNumber } from '@loadout/contract/comments/comments.ts'
import { pollKinds, type PollKind } from '@loadout/contract/polls/polls.ts'

/** How `poll.kind` keeps a kind. */
export const pollKindNumber = (kind: PollKind) => pollKinds.indexOf(kind)

export function pollKindNumbered(number: number): PollKind {
  const kind = pollKinds[number]
  if (kind === undefined) throw new Error(`no kind of poll has the number ${number}`)
  return kind
}

/** What an article is whose polls are of a kind, as `article.kind` keeps it. */
export const articleNumberOf = (kind: Exclude<PollKind, 'site'>) =>
  articleTypeNumber(kind === 'news' ? 'news' : 'blog')
