import { RANKING_PAGE, type RankingUser } from '@loadout/contract/rankings/rankings.ts'
import { withoutDoubles } from '../platform/call/growing-list.ts'

export type Ranked = RankingUser & { rank: number }

/**
 * Members with their places, page after page. Pages come one after the other and the ranking goes
 * on meanwhile: whoever was overtaken between two of them is on both, and stands where they were
 * first; nobody behind them is given another place for that.
 */
export const rankedMembers = (pages: readonly { users: readonly RankingUser[] }[]): Ranked[] =>
  withoutDoubles(
    pages.flatMap(({ users }, page) =>
      users.map((user, position) => ({ ...user, rank: page * RANKING_PAGE + position + 1 })),
    ),
  )
