import type { PollKind } from '@loadout/contract/polls/polls.ts'

type PollEvents = {
  /** The actor has voted, once a poll. `articleId` is that of the news or post it belongs to. */
  'poll voted': { pollId: number; kind: PollKind; articleId: number | null }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends PollEvents {}
}
