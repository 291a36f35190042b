import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

/** A database with nothing in it, not even tables, gone with its test. */
export async function emptyDatabase(): Promise<string> {
  const url = new URL(inject('adminUrl'))
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name}`)
  onTestFinished(() => administer(`drop database ${name} with (force)`))
  url.pathname = name
  return url.href
}

async function administer(statement: string) {
  const admin = new pg.Client({ connectionString: inject('adminUrl') })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}
