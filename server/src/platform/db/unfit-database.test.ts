import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'

async function databaseWith(choices: string): Promise<string> {
  const admin = new pg.Client({ connectionString: inject('adminUrl') })
  const name = `unfit_${randomUUID().replaceAll('-', '')}`
  await admin.connect()
  onTestFinished(async () => {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  })
  await admin.query(`create database ${name} template template0 ${choices}`)
  const url = new URL(inject('adminUrl'))
  url.pathname = name
  return url.href
}

test.each([
  {
    choices: `encoding 'SQL_ASCII' locale_provider libc locale 'C'`,
    message: 'DATABASE_URL leads to a database in SQL_ASCII. Set it to one with the encoding UTF8.',
  },
  {
    choices: `encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'tr'`,
    message:
      'DATABASE_URL leads to a database whose locale makes “ı” of a capital I. Set it to one with another locale, such as C.UTF-8.',
  },
])(
  'O09 a database made with $choices is refused in one line and left as it is',
  async ({ choices, message }) => {
    const url = await databaseWith(choices)

    await expect(migrate(url)).rejects.toMatchObject({ name: 'UnfitDatabase', message })
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    onTestFinished(() => client.end())
    const { rows } = await client.query(
      `select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    expect(rows).toEqual([])
  },
)
