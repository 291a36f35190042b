import type { PollKind } from '@loadout/contract/polls/polls.ts'

/**
 * Of pages that show a poll: of the site, or of one article. Votes purge nothing. Open pages hear
 * of them, members ask for theirs anyway, and whoever looks at results asks for the newest.
 */
export const pollTag = (kind: PollKind, articleId: number | null) =>
  articleId === null ? `poll:${kind}` : `poll:${kind}:${articleId}`
