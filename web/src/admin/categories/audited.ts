import type { Audited } from '../audit/audited-kind.ts'

export const audited: Audited = {
  game: { words: 'staff_events.game', fields: { hidden: 'staff_games.is_hidden' } },
}
