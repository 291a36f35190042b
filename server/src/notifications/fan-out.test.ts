import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { listAudit } from '@loadout/contract/audit/audit.ts'
import { followMember } from '@loadout/contract/following/following.ts'
import { muteAuthor } from '@loadout/contract/following/mutes.ts'
import { notificationLink } from '@loadout/contract/notifications/notification-link.ts'
import { sendNotification } from '@loadout/contract/notifications/send-notification.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { keysOf, notificationsOf } from '../../test/notifications-of.ts'
import { notify } from './notify.ts'
import type { NotificationRequest } from './notification-request.ts'

/** Members with nothing but a name, who follow somebody. */
async function makeFollowers({ db, site }: TestSite, author: { id: number }, count: number) {
  const people = await db
    .insertInto('users')
    .values(
      Array.from({ length: count }, (_, index) => ({
        username: `follower${index}`,
        inserted: site.clock.now(),
      })),
    )
    .returning('id')
    .execute()
  await db
    .insertInto('follow')
    .values(
      people.map(({ id }) => ({
        follower_id: id,
        followed_id: author.id,
        inserted: site.clock.now(),
      })),
    )
    .execute()
  return people
}

test('NOTIF-02 N01 notifying 2,500 followers that was killed midway goes on, and everybody is notified once', async () => {
  const site = await startSite()
  const [author, stranger] = [await site.make.member(), await site.make.member()]
  const news = await site.make.news({ author })
  const people = await makeFollowers(site, author, 2_500)
  const request: NotificationRequest = {
    type: 'post_published',
    to: { followersOf: author.id },
    event: `blog ${news.id}`,
    from: author.id,
    articleId: news.id,
  }
  const { clock, transaction } = site.site
  let batches = 0
  const killed = notify(
    {
      clock,
      transaction: (run) =>
        transaction(async (work) => {
          const answer = await run(work)
          if (++batches === 2) throw new Error('killed')
          return answer
        }),
    },
    request,
  )
  const rows = () => site.db.selectFrom('notification').select('user_id').execute()
  await expect(killed).rejects.toThrow('killed')
  expect(await rows()).toHaveLength(1_000)

  await notify({ clock, transaction }, request)
  await notify({ clock, transaction }, request)
  const ids = (await rows()).map(({ user_id }) => user_id).toSorted((a, b) => a - b)
  expect(ids).toEqual(people.map(({ id }) => id))
  expect(ids).not.toContain(stranger.id)
})

test('NOTIF-02 NOTIF-08 NOTIF-13 NOTIF-18 NOTIF-19 NOTIF-20 NOTIF-22 C13 what happens to posts is told to their authors, to whom they name, and to followers', async () => {
  const site = await startSite({ jobs: true })
  const { call, make, as } = site
  const [author, named, fan, other] = [
    await make.member({ username: 'Author' }),
    await make.member({ username: 'Named' }),
    await make.member(),
    await make.member(),
  ]
  await call(followMember, { user_id: author.id }, await as(fan))
  await call(followMember, { user_id: named.id }, await as(other))
  expect(keysOf(await notificationsOf(site, named))).toEqual(['followed'])
  const { id: postId } = await make.post({ author, title: 'Kill feed' })
  const { transaction } = site.site
  const record = (
    ...[event]: Parameters<Parameters<Parameters<typeof transaction>[0]>[0]['record']>
  ) => transaction((work) => work.record(event))

  await record({
    kind: 'post published',
    actorId: author.id,
    data: { postId, mentioned: [named.id] },
  })
  for (let edit = 0; edit < 3; edit++)
    await record({
      kind: 'members mentioned in post',
      actorId: author.id,
      data: { postId, mentioned: [named.id] },
    })
  const [told, ...before] = await notificationsOf(site, named)
  expect(keysOf([told!, ...before])).toEqual(['tagged_in_post', 'followed'])
  expect(told).toMatchObject({ data: { id: postId, article_type: 'blog' } })
  expect(notificationLink(told!)).toBe(`/post/u/${postId}/kill-feed`)
  expect(keysOf(await notificationsOf(site, other))).toEqual(['followed_tagged_in_post'])
  expect(keysOf(await notificationsOf(site, fan))).toEqual(['post_published'])

  // Of a muted author nothing is told, by way of whomever they name, and nobody of their own doing.
  const follower = await make.member()
  for (const reader of [follower, author])
    await call(followMember, { user_id: named.id }, await as(reader))
  await call(muteAuthor, { user_id: author.id, muted: true }, await as(follower))
  const { id: another } = await make.post({ author })
  const data = { postId: another, mentioned: [named.id] }
  await record({ kind: 'post published', actorId: author.id, data })
  expect(keysOf(await notificationsOf(site, other))).toEqual(
    Array(2).fill('followed_tagged_in_post'),
  )
  expect(await notificationsOf(site, follower)).toEqual([])
  expect(keysOf(await notificationsOf(site, author))).toEqual(['points_earned', 'followed'])

  await record({ kind: 'post starred', actorId: other.id, data: { postId, authorId: author.id } })
  const [first, ...others] = keysOf(await notificationsOf(site, fan))
  expect([first, ...new Set(others)]).toEqual(['followed_received_star', 'post_published'])
  expect(keysOf(await notificationsOf(site, author))).toEqual([
    'star_received',
    'points_earned',
    'followed',
  ])

  const deleted = { postId, authorId: author.id, title: 'Gone', reason: 'Spam' }
  await record({ kind: 'post deleted', actorId: author.id, data: { ...deleted, byStaff: false } })
  expect(await notificationsOf(site, author)).toHaveLength(3)
  await record({ kind: 'post deleted', actorId: other.id, data: { ...deleted, byStaff: true } })
  expect((await notificationsOf(site, author))[0]).toMatchObject({
    type: 19,
    data: { title: 'Gone', reason: 'Spam' },
  })
})

test('ADMIN-26 AMB-143 staff with the bit send some members or everybody a message, which the audit keeps', async () => {
  const site = await startSite({ jobs: true })
  const { call, make, as } = site
  const staff = await make.member({
    flags: Flag.Admin,
    permissions: Permission.canSendNotifications,
  })
  const [one, other] = [await make.member(), await make.member()]
  const who = await as(staff)
  const send = (input: Parameters<typeof call<typeof sendNotification>>[1]) =>
    call(sendNotification, input, who)

  expect(await send({ user_ids: [one.id, one.id], message: ' Welcome ', link: '/news/1' })).toEqual(
    { sent: 1 },
  )
  const former = await make.member()
  const left = { left_at: site.clock.now(), leaves_at: site.clock.now() }
  await site.db.updateTable('users').set(left).where('id', '=', former.id).execute()
  expect(await send({ all: true, message: 'Everybody' })).toEqual({ sent: 3 })
  await expect(send({ user_ids: [one.id, former.id], message: 'Welcome' })).rejects.toMatchObject({
    code: 'user_not_found',
  })
  const messages = async (member: { id: number }) =>
    (await notificationsOf(site, member)).map(({ type, data }) => [type, data])
  const everybody = [21, { message: 'Everybody' }]
  await expect
    .poll(() => messages(one))
    .toEqual(expect.arrayContaining([everybody, [21, { message: 'Welcome', link: '/news/1' }]]))
  await expect.poll(() => messages(other)).toEqual([everybody])
  const { entries } = await call(
    listAudit,
    {},
    await as(await make.member({ flags: Flag.Admin, permissions: Permission.canSeeStats })),
  )
  expect(entries.map(({ action, target }) => [action, target])).toEqual([
    ['notification sent', 'everybody'],
    ['notification sent', 'members 1'],
  ])

  for (const [input, code] of [
    [{ all: true, message: ' ' }, 'message_missing'],
    [{ all: true, message: 'x'.repeat(501) }, 'message_too_long'],
    [{ all: true, message: 'x', link: 'javascript:alert(1)' }, 'link_unusable'],
    [{ message: 'x' }, 'user_not_found'],
    [{ user_ids: [one.id, 999_999], message: 'x' }, 'user_not_found'],
  ] as const)
    await expect(send(input as never)).rejects.toMatchObject({ code })
  await expect(
    call(sendNotification, { all: true, message: 'x' }, await as(one)),
  ).rejects.toMatchObject({ status: 403 })
})
