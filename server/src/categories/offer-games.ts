import { FIRST_GAME } from '@loadout/contract/categories/patterns.ts'
import { sql } from 'kysely'
import { PublicError } from '../platform/http/public-error.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { isGame } from './save-game.ts'

/** Shows these games and hides all others, except the one that the front page begins with. */
export async function offerGames(
  { categories }: Pick<Site, 'categories'>,
  work: Work,
  { ids, by }: { ids: readonly number[]; by: { id: number } },
): Promise<void> {
  const { tx } = work
  await sql`lock table category in share row exclusive mode`.execute(tx)
  const games = (await tx.selectFrom('category').selectAll().orderBy('id').execute()).filter(isGame)
  if (ids.some((id) => !games.some((game) => game.id === id)))
    throw new PublicError(400, 'category_not_found', 'games')
  for (const { id, hidden: before } of games) {
    const hidden = id !== FIRST_GAME && !ids.includes(id)
    if (hidden === before) continue
    await tx.updateTable('category').set({ hidden }).where('id', '=', id).execute()
    await work.audit({
      adminId: by.id,
      action: 'game saved',
      target: `game ${id}`,
      before: { hidden: before },
      after: { hidden },
    })
  }
  categories.changedIn(work)
}
