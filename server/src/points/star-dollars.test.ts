import { expect, test } from 'vitest'
import { getAuth } from '@loadout/contract/accounts/accounts.ts'
import { addPostStar, removePostStar } from '@loadout/contract/posts/staff-posts.ts'
import { BalanceType, listBalanceHistory } from '@loadout/contract/wallet/balance.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { DAY } from '../platform/clock.ts'

const CUTOFF = new Date('2021-07-01T00:00:00.000Z')

test('POINTS-36 WALLET-07 AMB-14 N05 before the cutoff every fifth star pays 25 LD$, however often one is given again, and after it none does', async () => {
  const site = await startSite({ now: new Date(CUTOFF.getTime() - 3 * DAY) })
  const { make, as, call, clock } = site
  const author = await make.member()
  const posts = await times(15, () => make.post({ author }))
  const staff = await as(await make.member(staffWith('canAddBlogStar')))
  const star = async (from: number, to: number) => {
    for (const { id } of posts.slice(from, to)) await call(addPostStar, { id }, staff)
  }
  const dollars = async () => (await call(getAuth, {}, await as(author))).dollars

  await star(0, 4)
  expect(await dollars()).toBe(0)
  await star(4, 5)
  for (let again = 0; again < 3; again++)
    for (const change of [removePostStar, addPostStar])
      await call(change, { id: posts[4]!.id }, staff)
  expect(await dollars()).toBe(2_500)
  const { entries } = await call(listBalanceHistory, {}, await as(author))
  expect(entries).toMatchObject([{ dollars: 2_500, type: BalanceType.Stars, data: { count: 5 } }])

  clock.set(new Date(CUTOFF.getTime() - 1))
  await star(5, 10)
  expect(await dollars()).toBe(5_000)
  clock.set(CUTOFF)
  await star(10, 15)
  expect(await dollars()).toBe(5_000)
})
