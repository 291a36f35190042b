import { expect, test } from 'vitest'
import * as tickets from '@loadout/contract/support/tickets.ts'
import { changeSettings } from '@loadout/contract/site-settings/staff-settings.ts'
import { setPermissions } from '@loadout/contract/people/people.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { pictureFile } from '../../test/picture-file.ts'
import { withApp } from '../../test/second-steps.ts'
import { startSite } from '../../test/start-site.ts'
import { testFolder } from '../../test/test-folder.ts'
import { HOUR } from '../platform/clock.ts'

const { getTicket, getTicketPicture, openTicket, replyToTicket } = tickets

async function withPicture() {
  const site = await startSite({ environment: { LOADOUT_DATA: await testFolder() } })
  const { make, as, call } = site
  const owner = await make.member()
  const helper = await make.member(staffWith('canReviewSupportTickets'))
  const asOwner = await as(owner)
  const { id } = await call(
    openTicket,
    {
      subject: 'Screen is red',
      category: 3,
      message: 'It looks like this.',
      picture: await pictureFile({ width: 1_000, height: 500 }),
    },
    asOwner,
  )
  const { picture } = await call(getTicket, { id }, asOwner)
  return { ...site, owner, helper, asOwner, asStaff: await as(helper), id, name: picture ?? '' }
}

test('K01 I05 a picture of a ticket is written anew, and its owner and staff see it in both sizes', async () => {
  const { call, get, asOwner, asStaff, name } = await withPicture()
  const { default: sharp } = await import('sharp')
  for (const reader of [asOwner, asStaff]) {
    const { small, large } = await call(getTicketPicture, { name }, reader)
    const sizes = await Promise.all(
      [small, large].map(async (path) => {
        const answer = await get(path)
        expect(answer.headers.get('content-type')).toBe('image/webp')
        expect(answer.headers.get('cache-control')).toBe('private, max-age=3600')
        expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
        const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
        return [width, height]
      }),
    )
    expect(sizes).toEqual([
      [320, 160],
      [1_000, 500],
    ])
  }
})

test('K01 G07 nobody else sees it: not by the call, not by the address of another, not where public pictures are', async () => {
  const { call, get, as, make, owner, asOwner, name, clock } = await withPicture()
  const other = await make.member()
  const asOther = await as(other)
  const missing = { status: 404, code: 'picture_not_found' }
  await expect(call(getTicketPicture, { name }, asOther)).rejects.toMatchObject(missing)
  await expect(call(getTicketPicture, { name: 'f'.repeat(32) }, asOwner)).rejects.toMatchObject(
    missing,
  )
  await expect(call(getTicketPicture, { name })).rejects.toMatchObject({ status: 401 })

  const { small } = await call(getTicketPicture, { name }, asOwner)
  const changed = [
    small.replace(`for=${owner.id}`, `for=${other.id}`),
    small.replace(/until=\d+/, 'until=4000000000'),
    small.replace(/key=.+/, 'key='),
    small.replace(/\?.*/, ''),
    small.replace('320x320', '64x64'),
    small.replace(name, 'f'.repeat(32)),
    small.replace('/320x320', '/..%2F320x320'),
    `/media/ticket/${name}/320x320.webp`,
  ]
  for (const path of changed) expect([path, (await get(path)).status]).toEqual([path, 404])
  expect((await get(small)).status).toBe(200)
  clock.advance(HOUR + 1_000)
  expect((await get(small)).status).toBe(404)
})

test('K04 an address is good only as long as its member may read the ticket', async () => {
  const { call, get, as, make, db, owner, helper, asOwner, asStaff, name } = await withPicture()
  const ours = await call(getTicketPicture, { name }, asStaff)
  const theirs = await call(getTicketPicture, { name }, asOwner)
  const admin = await make.member({
    ...staffWith('canChangeAdminPermissions', 'canReviewSupportTickets'),
    owner: true,
  })
  const nothing = { user_id: helper.id, permissions: 0, admin: 1, moderator: 0 } as const
  await call(setPermissions, nothing, await as(admin))
  expect((await get(ours.small)).status).toBe(404)
  expect((await get(theirs.small)).status).toBe(200)
  await db
    .updateTable('users')
    .set({ banned_until: 'infinity' })
    .where('id', '=', owner.id)
    .execute()
  expect((await get(theirs.small)).status).toBe(404)
})

test('SUP-11 I09 a reply may be a picture alone, which stays; what no ticket took goes', async () => {
  const { call, get, site, db, clock, make, as, id, asOwner } = await withPicture()
  const picture = await pictureFile()
  const { message } = await call(replyToTicket, { id, message: '', picture }, asOwner)
  expect(message).toMatchObject({ message: '', picture: expect.stringMatching(/^[0-9a-f]{32}$/) })
  await expect(
    call(replyToTicket, { id, picture: new File(['<svg/>'], 'a.png') }, asOwner),
  ).rejects.toMatchObject({ status: 400, code: 'picture_unreadable', field: 'picture' })
  const asOther = await as(await make.member())
  await expect(call(replyToTicket, { id, picture }, asOther)).rejects.toMatchObject({ status: 404 })
  expect(await db.selectFrom('picture').selectAll().execute()).toHaveLength(2)

  clock.advance(25 * HOUR)
  await site.pictures.sweep()
  const { small } = await call(getTicketPicture, { name: message.picture ?? '' }, asOwner)
  expect((await get(small)).status).toBe(200)
})

test('E18 the address of a picture opens nothing to staff who come to lack the second step that they must have', async () => {
  const site = await withPicture()
  const { call, get, as, make, asOwner, asStaff, name } = site
  const officer = await as(
    await make.member(staffWith('canManageContent', 'canChangeAdminPermissions')),
  )
  await withApp(site, officer)
  const ofStaff = await call(getTicketPicture, { name }, asStaff)
  const ofOwner = await call(getTicketPicture, { name }, asOwner)
  await call(changeSettings, { staff_second_step: true }, officer)
  expect((await get(ofStaff.small)).status).toBe(404)
  expect((await get(ofOwner.small)).status).toBe(200)
})
