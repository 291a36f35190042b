import type { RunningSite } from '../src/site.ts'

/** Somebody has earned points, now or at another moment, with their balance. */
export async function earn(
  { db, clock }: Pick<RunningSite, 'db' | 'clock'>,
  { id }: { id: number },
  points: number,
  inserted = clock.now(),
): Promise<void> {
  await db.insertInto('point_entry').values({ user_id: id, task_id: 1, points, inserted }).execute()
  await db
    .updateTable('users')
    .set((set) => ({ points: set('points', '+', points) }))
    .where('id', '=', id)
    .execute()
}
