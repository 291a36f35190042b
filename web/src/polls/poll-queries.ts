import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import {
  getNewsPoll,
  getPoll,
  getPostPoll,
  type Poll,
  type PollKind,
} from '@loadout/contract/polls/polls.ts'
import { query } from '../platform/call/query.ts'

/** Where a poll stands: on the front page, or with an article. */
export type PollPlace =
  | { kind: 'site'; articleId?: undefined }
  | { kind: Exclude<PollKind, 'site'>; articleId: number }

export type PollAnswer = { poll: Poll | null }

export const pollQuery = ({ kind, articleId }: PollPlace, languageID: LanguageId) =>
  kind === 'site'
    ? query(getPoll, { languageID })
    : query(kind === 'news' ? getNewsPoll : getPostPoll, { id: articleId, languageID })

const paths: readonly unknown[] = [getPoll.path, getNewsPoll.path, getPostPoll.path]

/** Every answer with a poll, in whichever language it was asked for. */
export const pollAnswers = {
  predicate: ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => paths.includes(path),
}
