import type { Generated } from 'kysely'

type RankingTables = {
  ranking_sum: {
    user_id: number
    category: number
    period: number
    begins: number
    amount: number
    reached: Date
  }
  ranked_week: {
    week: number
    closed_at: Date
    members: number
    cents: number
    settled: Generated<number>
  }
  week_place: {
    week: number
    rank: number
    user_id: number | null
    points: number
    cents: number
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends RankingTables {}
}
