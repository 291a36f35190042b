import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '../../../test/start-site.ts'
import type { Db } from './database.ts'

const migration = readFileSync(
  `${import.meta.dirname}/../../../migrations/0090-what-was-changed.sql`,
  'utf8',
)

/** What is different where 0074, 0085 and 0088 were applied as they were first. */
const AS_BEFORE = String.raw`
  drop trigger shop_code_added on shop_code;
  drop trigger shop_code_removed on shop_code;
  drop function count_item_codes;
  update shop_item set code_count = 0;
  drop index reported_thing_with_snapshot;
  drop index report_with_words;
  create or replace function searchable(written text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(translate(written, U&'\2018\2019', ''''''), U&'[/\00A0-\00B4]', ' ', 'g');
  create or replace function signs_apart(written text) returns text
  language sql immutable parallel safe strict return written;
  create or replace function search_words(configuration regconfig, words text) returns tsquery
  language sql immutable parallel safe strict return websearch_to_tsquery(configuration, words);
  alter table article_version alter column search_head set storage extended;
  update article_version set title = title;`

async function shapeOf(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select pg_get_functiondef(oid) as shape from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select attname || ' ' || attstorage::text from pg_attribute
    where attrelid = 'article_version'::regclass and attname like 'search%'
    union all select search_text::text from article_version
    union all select name || code_count from shop_item
    order by shape`.execute(db)
  return rows
}

test('O06 a database that has applied migrations before they were changed gets what it lacks', async () => {
  const { db, make, databaseUrl } = await startSite()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await make.news({ title: 'Cham\u00ADpion' })
  const { id } = await make.item()
  await make.item()
  const code = { item_id: id, sealed: Buffer.from('code') }
  await db.insertInto('shop_code').values([code, code]).execute()
  const shape = await shapeOf(db)

  await client.query(AS_BEFORE)
  expect(await shapeOf(db)).not.toEqual(shape)
  await client.query(migration)
  expect(await shapeOf(db)).toEqual(shape)
})
