import { expect, test } from 'vitest'
import { uploadAvatar, uploadBanner } from '@loadout/contract/accounts/profile-pictures.ts'
import { postComment } from '@loadout/contract/comments/comments.ts'
import { editComment } from '@loadout/contract/comments/own-comments.ts'
import { blockMember } from '@loadout/contract/following/blocks.ts'
import { followMember } from '@loadout/contract/following/following.ts'
import { signGuestbook } from '@loadout/contract/guestbook/guestbook.ts'
import { leaveSite } from '@loadout/contract/leaving/leaving.ts'
import { editPost, keepPost, publishPost } from '@loadout/contract/posts/writing.ts'
import { editContent, setVisibility } from '@loadout/contract/profiles/edit-profile.ts'
import { sendReport } from '@loadout/contract/reports/reports.ts'
import { openTicket, replyToTicket } from '@loadout/contract/support/tickets.ts'
import { sendTextPicture } from '@loadout/contract/text-pictures/text-pictures.ts'
import { brokenPromises } from '../../test/broken-promises.ts'
import { everyRow } from '../../test/every-row.ts'
import { finishedLeaving } from '../../test/finished-leaving.ts'
import { pictureFile } from '../../test/picture-file.ts'
import { startSite } from '../../test/start-site.ts'
import { testFolder } from '../../test/test-folder.ts'
import { untilSomebodyWaitsFor } from '../../test/until-somebody-waits.ts'
import { changeAvatar } from '../accounts/upload-picture.ts'
import { DAY } from '../platform/clock.ts'

const notSignedIn = { status: 401, code: 'not_signed_in' }
const all = { shows_activity: 1, shows_cash_outs: 1, guestbook_open: 1 } as const

async function siteWithMember() {
  const site = await startSite({ environment: { LOADOUT_DATA: await testFolder() } })
  return { ...site, person: await site.make.member({ password: 'correct horse' }) }
}

test('O11 what somebody sends while their account is deleted is refused', async () => {
  const { make, call, as, db, person } = await siteWithMember()
  const { id } = await make.member()
  const me = await as(person)
  const file = await pictureFile()
  const news = await make.news()
  const comment = await make.comment({ on: news, by: person })
  const entry = await make.guestbookEntry({ owner: { id } })
  const ticket = await make.ticket({ by: person })
  const post = { language_id: 0, title: 'Still here', content: 'A text' } as const
  const draft = await call(publishPost, { ...post, publish: false }, me)
  const late: (() => Promise<unknown>)[] = [
    () => call(editContent, { content: 'Still here' }, me),
    () => call(setVisibility, all, me),
    () => call(uploadAvatar, { file }, me),
    () => call(uploadBanner, { file }, me),
    () => call(sendTextPicture, { picture: file }, me),
    () => call(followMember, { user_id: id }, me),
    () => call(blockMember, { user_id: id }, me),
    () => call(signGuestbook, { user_id: id, message: 'Still here' }, me),
    () => call(signGuestbook, { user_id: person.id, message: 'Still here' }, me),
    () => call(publishPost, { ...post, publish: false }, me),
    () => call(keepPost, post, me),
    () => call(keepPost, { ...draft, ...post, title: 'Still there' }, me),
    () => call(editPost, { id: draft.id, title: 'Still there' }, me),
    () => call(postComment, { id: news.id, article_type: 'news', message: 'Still here' }, me),
    () => call(editComment, { id: comment.id, message: 'Still there' }, me),
    () => call(sendReport, { kind: 'guestbook_entry', id: entry.id, reason: 'spam' }, me),
    () => call(openTicket, { subject: 'Still here', category: 5, message: 'And writing' }, me),
    () => call(replyToTicket, { id: ticket.id, message: 'Still here' }, me),
  ]
  const setLeft = (tx: typeof db, left_at: Date | null) =>
    tx
      .updateTable('users')
      .set({ left_at, leaves_at: left_at })
      .where('id', '=', person.id)
      .execute()
  const before = await everyRow(db)
  for (const send of late) {
    const { answer } = await db.transaction().execute(async (tx) => {
      await setLeft(tx, new Date(0))
      const asked = send().catch((refusal: unknown) => refusal)
      await untilSomebodyWaitsFor(tx)
      return { answer: asked }
    })
    expect(await answer).toMatchObject(notSignedIn)
    await setLeft(db, null)
  }
  expect(await everyRow(db)).toEqual(before)
  expect(await brokenPromises(db)).toEqual([])
})

test('O11 PROF-26 no picture is that of somebody who left while it was written anew', async () => {
  const { site, call, as, db, clock, person } = await siteWithMember()
  await call(leaveSite, { keep_texts: 1 }, await as(person))
  clock.advance(7 * DAY)
  const file = { bytes: new Uint8Array(await (await pictureFile()).arrayBuffer()) }
  const leavingMeanwhile = {
    ...site.pictures,
    async keep(...picture: Parameters<typeof site.pictures.keep>) {
      const name = await site.pictures.keep(...picture)
      await finishedLeaving({ site, db })
      return name
    },
  }
  const late = changeAvatar(
    { pictures: leavingMeanwhile },
    { ownerId: person.id, file, transaction: site.transaction },
  )
  await expect(late).rejects.toMatchObject(notSignedIn)
})
