import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signup } from '@loadout/contract/accounts/accounts.ts'
import { listComments, postComment } from '@loadout/contract/comments/comments.ts'
import { upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import { brokenPromises } from '../../../test/broken-promises.ts'
import { everyRow } from '../../../test/every-row.ts'
import { startSite } from '../../../test/start-site.ts'

const REFUSED = { status: 503, code: 'unavailable' }

test('O04 when the disk of the database is full, what would be written is refused with nothing half there, reading goes on, and the same is done once there is room', async () => {
  const { call, make, as, db, get } = await startSite()
  const news = await make.news()
  const member = await as(await make.member())
  const person = {
    username: 'Haldor',
    email: 'haldor@mail.example',
    password: 'correct horse',
    country_id: 1,
  }
  const deeds = [
    (_k: string) =>
      call(postComment, { id: news.id, article_type: 'news', message: 'hello' }, { ...member, _k }),
    (_k: string) => call(upvoteNews, { id: news.id }, { ...member, _k }),
    (_k: string) => call(signup, person, { _k }),
  ].map((deed) => ({ deed, key: crypto.randomUUID() }))

  // The answer that is kept for a repeat is written last: it finds no room, in the words of
  // PostgreSQL.
  await sql`create function no_room() returns trigger language plpgsql as $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`.execute(
    db,
  )
  await sql`create trigger no_room before update on replay for each row execute function no_room()`.execute(
    db,
  )
  const before = await everyRow(db)
  for (const { deed, key } of deeds) await expect(deed(key)).rejects.toMatchObject(REFUSED)
  expect(await everyRow(db)).toEqual(before)
  expect((await call(listComments, { id: news.id, article_type: 'news' })).entries).toEqual([])
  expect((await get('/?lang=en')).status).toBe(200)

  await sql`drop function no_room cascade`.execute(db)
  for (const { deed, key } of deeds) await deed(key)
  expect((await call(listComments, { id: news.id, article_type: 'news' })).entries).toHaveLength(1)
  expect(await brokenPromises(db)).toEqual([])
})
