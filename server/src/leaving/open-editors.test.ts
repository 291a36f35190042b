import { expect, test } from 'vitest'
import { leaveSite } from '@loadout/contract/leaving/leaving.ts'
import { getStaffNews, saveNews } from '@loadout/contract/news/newsroom.ts'
import { editPost, keepPost, publishPost } from '@loadout/contract/posts/writing.ts'
import { finishedLeaving } from '../../test/finished-leaving.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { postText } from '../../test/post-text.ts'
import { startSite } from '../../test/start-site.ts'
import { untilSomebodyWaitsFor } from '../../test/until-somebody-waits.ts'
import { DAY } from '../platform/clock.ts'
import { writeVersion } from '../news/news-versions.ts'
import { findWritten, lockNews } from '../news/newsroom-queries.ts'

const TITLE = 'Praise of @Haldor'
const changedMeanwhile = { status: 400, code: 'changed_meanwhile' }

/** Haldor has a day to be written of, and is about to be gone. */
async function siteWithLeaver() {
  const site = await startSite()
  const { make, call, as, clock, db } = site
  const person = await make.member({ username: 'Haldor', password: 'correct horse' })
  clock.advance(DAY)
  const leave = async () => {
    await call(leaveSite, { keep_texts: 1 }, await as(person))
    clock.advance(7 * DAY)
    await finishedLeaving(site)
  }
  return {
    ...site,
    leave,
    titles: async () =>
      (
        await db
          .selectFrom('article_version')
          .select('title')
          .orderBy('article_id')
          .orderBy('language_id')
          .execute()
      ).map(({ title }) => title),
  }
}

test('O11 NEWS-21 an editor in which news were open while somebody left does not bring their name back', async () => {
  const { make, call, as, leave, titles } = await siteWithLeaver()
  const { id } = await make.news({ title: TITLE })
  const staff = await make.member(staffWith('canPublishNews'))
  const { revision } = await call(getStaffNews, { id }, await as(staff))
  await leave()
  const versions = JSON.stringify([{ language_id: 0, title: TITLE }])
  const saved = call(saveNews, { id, revision, versions }, await as(staff))
  await expect(saved).rejects.toMatchObject(changedMeanwhile)
  expect(await titles()).toEqual(['Praise of @…'])
})

test('O11 POST-37 an author whose post was open while somebody left does not bring their name back', async () => {
  const { make, call, as, db, leave, titles } = await siteWithLeaver()
  const author = await make.member()
  const post = { language_id: 0, title: 'Praise', content: postText(300), categories: [2] } as const
  const credentials = await as(author)
  const named = { ...post, title: TITLE }
  const read = await call(publishPost, { ...named, publish: true }, credentials)
  const other = await call(publishPost, { ...post, publish: true }, credentials)
  const kept = await call(keepPost, { ...named, ...other }, credentials)
  await leave()
  const again = await as(author)
  for (const { id, revision } of [read, kept]) {
    const text = { ...named, id, revision }
    await expect(call(editPost, text, again)).rejects.toMatchObject(changedMeanwhile)
    await expect(call(keepPost, text, again)).rejects.toMatchObject(changedMeanwhile)
  }
  expect(await titles()).toEqual(['Praise of @…', 'Praise'])
  const changes = await db.selectFrom('post_change').select('title').execute()
  expect(changes).toEqual([{ title: 'Praise of @…' }])
})

test('O11 a language that news are given while names are taken out of them names nobody who has left', async () => {
  const { make, db, clock, leave, titles } = await siteWithLeaver()
  const { id } = await make.news({ title: TITLE })
  const { left } = await db.transaction().execute(async (tx) => {
    await lockNews(tx, id)
    const now = clock.now()
    const row = await findWritten(tx, id, now)
    await writeVersion(tx, { language_id: 1, title: 'Of @Haldor' }, { row, now })
    const leaving = leave()
    await untilSomebodyWaitsFor(tx)
    return { left: leaving }
  })
  await left
  expect(await titles()).toEqual(['Praise of @…', 'Of @…'])
})
