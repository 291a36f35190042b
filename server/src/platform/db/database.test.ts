import { CompiledQuery } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { limitStatements } from '../../../test/limit-statements.ts'
import { openDatabase, PATIENT_LIMITS } from './database.ts'

test('options in DATABASE_URL are kept beside those of the site, which come last', async () => {
  const url = new URL(await emptyDatabase())
  url.searchParams.set('options', '-c work_mem=5MB -c TimeZone=Asia/Tokyo')
  const database = openDatabase({ url: url.href, connections: 1 })
  onTestFinished(() => database.close())
  const query = `select current_setting('work_mem') as memory, current_setting('TimeZone') as zone,
    current_setting('jit') as jit, current_setting('plan_cache_mode') as planned`
  const expected = { memory: '5MB', zone: 'UTC', jit: 'off', planned: 'force_generic_plan' }

  const { db, searching } = database
  expect((await db.executeQuery(CompiledQuery.raw(query))).rows).toEqual([expected])
  expect(await db.readShared?.(query, [])).toEqual([expected])
  expect((await searching.executeQuery(CompiledQuery.raw(query))).rows).toEqual([
    { ...expected, planned: 'force_custom_plan' },
  ])
})

test('whoever may take long is not held to the limit of statements that the database has', async () => {
  const url = await emptyDatabase()
  await limitStatements(url, 1_000)
  const database = openDatabase({ url, connections: 1, limits: PATIENT_LIMITS })
  onTestFinished(() => database.close())

  const limit = `select current_setting('statement_timeout') as milliseconds`
  expect((await database.db.executeQuery(CompiledQuery.raw(limit))).rows).toEqual([
    { milliseconds: '0' },
  ])
})
