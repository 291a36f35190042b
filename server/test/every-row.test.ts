import { expect, test } from 'vitest'
import { everyRow } from './every-row.ts'
import { startSite } from './start-site.ts'

test('whatever is written, changed or deleted shows in the rows of its table alone, and writing the same does not', async () => {
  const { db, make } = await startSite()
  const { id } = await make.member({ points: 5 })
  const before = await everyRow(db)
  expect(await everyRow(db)).toEqual(before)

  const points = (count: number) =>
    db.updateTable('users').set({ points: count }).where('id', '=', id).execute()
  await points(6)
  const changed = await everyRow(db)
  expect({ ...changed, users: before['users'] }).toEqual(before)
  expect(changed['users']).not.toBe(before['users'])
  await points(5)
  expect(await everyRow(db)).toEqual(before)

  const { article } = await everyRow(db)
  const written = await make.news()
  expect((await everyRow(db))['article']).not.toBe(article)
  await db.deleteFrom('article').where('id', '=', written.id).execute()
  expect((await everyRow(db))['article']).toBe(article)
})
