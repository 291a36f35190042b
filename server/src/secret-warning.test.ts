import { expect, test } from 'vitest'
import { startSite } from '../test/start-site.ts'
import { secretWarning } from './secret-warning.ts'

test('O09 whoever starts a database with another SECRET than the first time is told so each time, and nobody else is', async () => {
  const { db } = await startSite()
  const start = (secret: string) => secretWarning(db, { secret })

  expect(await start('first')).toBeUndefined()
  expect(await start('first')).toBeUndefined()
  for (let again = 0; again < 2; again++)
    expect(await start('second')).toMatch(/^SECRET is not the one .+ first started with/)
  expect(await start('first')).toBeUndefined()
  const marks = await db.selectFrom('secret_mark').select('mark').execute()
  expect(marks.map(({ mark }) => mark.length)).toEqual([32])
})
