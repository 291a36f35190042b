import { sql } from 'kysely'
import { columnCount, type KeptCount } from '../counts/kept-count.ts'

export const voteCounts: readonly KeptCount[] = [
  columnCount({
    name: 'votes of polls',
    table: 'poll_option',
    column: 'votes',
    counted: sql`(
      select count(*)::int from poll_vote as vote
      where vote.poll_id = poll_option.poll_id and vote.option_id = poll_option.id
    )`,
  }),
]
