import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { editContent } from '@loadout/contract/profiles/edit-profile.ts'
import { eventually } from '../../../test/eventually.ts'
import { everyRow } from '../../../test/every-row.ts'
import { readPage } from '../../../test/read-page.ts'
import { startSite } from '../../../test/start-site.ts'
import { times } from '../../../test/times.ts'
import { shipContentPages } from '../../content-pages/ship-pages.ts'
import { storedHtml } from '../../stored-html.ts'
import { cleanAgain as cleanAgainOrTell } from './clean-again.ts'
import { SANITIZER_VERSION } from './sanitize.ts'

const NEXT = SANITIZER_VERSION + 1
const HOLE = '<p>Kept<script>alert(1)</script><a href="javascript:alert(1)">.</a></p>'

type Cleaning = Omit<Parameters<typeof cleanAgainOrTell>[1], 'onError'>
const cleanAgain = (transaction: Parameters<typeof cleanAgainOrTell>[0], cleaning: Cleaning) =>
  cleanAgainOrTell(transaction, {
    ...cleaning,
    onError: (error) => {
      throw error
    },
  })

const IN_GERMAN = [{ language_id: 3 as const, message: 'Hinweis' }]

/** A site whose texts an older version let something through in. */
async function holedSite() {
  const site = await startSite({ environment: { PAGE_CACHE_SECONDS: '60' } })
  await shipContentPages(site.db)
  await times(45, () =>
    site.make.news({
      versions: [{ languageId: 3, title: 'x', excerpt: 'x', content: '<p>y</p>' }],
    }),
  )
  await site.make.notice('Notice', { translations: IN_GERMAN })
  const post = await site.make.post()
  await site.db
    .insertInto('post_change')
    .values({
      article_id: post.id,
      language_id: 0,
      title: 'x',
      content: HOLE,
      category_mask: 4,
      kept_at: site.clock.now(),
      sanitizer_version: SANITIZER_VERSION,
    })
    .execute()
  await site.db
    .updateTable('article_version')
    .set({ content: HOLE, slug: 'x' })
    .where('article_id', '<=', 30)
    .execute()
  await site.make.event()
  await site.db.updateTable('calendar_event_text').set({ description: HOLE }).execute()
  const [member] = await site.db
    .updateTable('users')
    .set({ content: HOLE })
    .returning('id')
    .execute()
  expect(member).toBeDefined()
  await site.db
    .updateTable('content_page_version')
    .set({ content: HOLE })
    .where('language_id', '=', 0)
    .execute()
  await site.db.updateTable('notice').set({ message: 'Kept<img src=x onerror=alert(1)>' }).execute()
  await site.db
    .updateTable('notice_translation')
    .set({ message: 'Behalten<img src=x onerror=alert(1)>' })
    .execute()
  return site
}

type Db = Awaited<ReturnType<typeof startSite>>['db']

async function tablesWithHtml(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'sanitizer_version' order by 1`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/** Most members have said nothing of themselves, and nothing of theirs is cleaned. */
const onlyOf: Record<string, string> = { users: `and content <> ''` }

/** How many texts of each table, whichever it is, an older version cleaned. */
async function olderTexts(db: Db, version = NEXT) {
  return Promise.all(
    (await tablesWithHtml(db)).map(async (name) => {
      const { rows } = await sql<{
        older: number
      }>`select count(*)::int as older from ${sql.table(name)} where sanitizer_version < ${version} ${sql.raw(onlyOf[name] ?? '')}`.execute(
        db,
      )
      return [name, rows[0]?.older ?? 0] as const
    }),
  )
}

test('H06 after a new version of the allow-list every stored text is cleaned again, and pages show it at once', async () => {
  const { db, site, get } = await holedSite()
  const main = async (path: string) => (await readPage(await get(path))).main
  expect(await main('/news/1/x?lang=en')).toContain('alert(1)')
  expect(await main('/about?lang=en')).toContain('alert(1)')
  const before = await olderTexts(db)
  expect(before.map(([name]) => name)).toEqual([
    'article_version',
    'calendar_event_text',
    'content_page_version',
    'notice',
    'notice_translation',
    'post_change',
    'users',
  ])

  expect(await cleanAgain(site.transaction, { kinds: storedHtml, version: NEXT })).toBe(
    before.reduce((sum, [, older]) => sum + older, 0),
  )

  expect((await olderTexts(db)).every(([, older]) => older === 0)).toBe(true)
  const articles = await db.selectFrom('article_version').select('content').distinct().execute()
  expect(articles.filter(({ content }) => content.includes('alert'))).toEqual([])
  expect(await main('/news/1/x?lang=en')).toContain('<p>Kept<a>.</a></p>')
  expect(await main('/about?lang=en')).toContain('<p>Kept<a>.</a></p>')
  expect(await (await get('/api/notice/get')).json()).toMatchObject({ message: 'Kept' })
  expect(await (await get('/api/notice/get?language_id=3')).json()).toMatchObject({
    message: 'Behalten',
  })
})

test('H06 a second pass finds nothing, and cleaning all of it once more changes no text', async () => {
  const { db, site } = await holedSite()
  await cleanAgain(site.transaction, { kinds: storedHtml, version: NEXT })
  const cleaned = await everyRow(db)
  expect(await cleanAgain(site.transaction, { kinds: storedHtml, version: NEXT })).toBe(0)
  expect(await everyRow(db)).toEqual(cleaned)

  const texts = async () => [
    await db
      .selectFrom('article_version')
      .select(['article_id', 'language_id', 'content'])
      .orderBy('article_id')
      .orderBy('language_id')
      .execute(),
    await db.selectFrom('notice').select('message').execute(),
  ]
  const before = await texts()
  expect(
    await cleanAgain(site.transaction, { kinds: storedHtml, version: NEXT + 1 }),
  ).toBeGreaterThan(90)
  expect(await texts()).toEqual(before)
})

test('H06 what is written now says by which version it was cleaned', async () => {
  const { db, make, call, as } = await startSite()
  // So that a writer that says nothing is found out.
  for (const table of await tablesWithHtml(db))
    await sql`alter table ${sql.table(table)} alter column sanitizer_version set default 0`.execute(
      db,
    )
  await shipContentPages(db)
  const { id } = await make.news({
    versions: [{ languageId: 3, title: 'x', excerpt: 'x', content: '<p>y</p>' }],
  })
  await make.revise(id, { languageId: 4, title: 'x', excerpt: 'x', content: '<p>y</p>' })
  await make.notice('Another', { translations: IN_GERMAN })
  await make.event()
  await call(editContent, { content: '<p>y</p>' }, await as(await make.member()))
  expect(await olderTexts(db, SANITIZER_VERSION)).toEqual([
    ['article_version', 0],
    ['calendar_event_text', 0],
    ['content_page_version', 0],
    ['notice', 0],
    ['notice_translation', 0],
    ['post_change', 0],
    ['users', 0],
  ])
})

test('H06 processes that clean at once leave nothing out', async () => {
  const { db, site } = await holedSite()
  await Promise.all(
    [1, 2, 3].map(() => cleanAgain(site.transaction, { kinds: storedHtml, version: NEXT })),
  )
  expect((await olderTexts(db)).every(([, older]) => older === 0)).toBe(true)
})

test('H06 a text that somebody holds meanwhile is cleaned when they let go of it', async () => {
  const { db, site } = await holedSite()
  let cleaning: Promise<number> | undefined
  await db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('article_version')
      .select('title')
      .where('article_id', '=', 1)
      .forUpdate()
      .execute()
    cleaning = cleanAgain(site.transaction, { kinds: storedHtml, version: NEXT })
    await eventually(async () =>
      expect(await olderTexts(db)).toEqual([
        ['article_version', 2],
        ['calendar_event_text', 0],
        ['content_page_version', 0],
        ['notice', 0],
        ['notice_translation', 0],
        ['post_change', 0],
        ['users', 0],
      ]),
    )
  })
  expect(await cleaning).toBeGreaterThan(90)
  expect(await olderTexts(db)).toEqual([
    ['article_version', 0],
    ['calendar_event_text', 0],
    ['content_page_version', 0],
    ['notice', 0],
    ['notice_translation', 0],
    ['post_change', 0],
    ['users', 0],
  ])
})

test('H06 what fails is told and tried again, and keeps nothing else from being cleaned', async () => {
  const { db, site } = await holedSite()
  await sql`alter table content_page_version rename to content_page_version_away`.execute(db)
  const failures: unknown[] = []
  const cleaning = cleanAgainOrTell(site.transaction, {
    kinds: storedHtml,
    version: NEXT,
    onError: (error) => failures.push(error),
  })
  await eventually(() => expect(failures.length).toBeGreaterThan(1))
  await sql`alter table content_page_version_away rename to content_page_version`.execute(db)

  await cleaning
  expect(await olderTexts(db)).toEqual([
    ['article_version', 0],
    ['calendar_event_text', 0],
    ['content_page_version', 0],
    ['notice', 0],
    ['notice_translation', 0],
    ['post_change', 0],
    ['users', 0],
  ])
})

test('H06 a process that ends stops cleaning', async () => {
  const { site } = await holedSite()
  expect(
    await cleanAgain(site.transaction, {
      kinds: storedHtml,
      version: NEXT,
      signal: AbortSignal.abort(),
    }),
  ).toBe(0)
})
