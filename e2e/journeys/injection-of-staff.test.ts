import type { Page } from '@playwright/test'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import { addIpBan } from '@loadout/contract/ip-bans/ip-bans.ts'
import { saveGame } from '@loadout/contract/categories/staff-games.ts'
import { banPerson } from '@loadout/contract/people/people.ts'
import { decideReport } from '@loadout/contract/reports/staff-reports.ts'
import { changeSettings } from '@loadout/contract/site-settings/staff-settings.ts'
import { setOrderStatus } from '@loadout/contract/store/staff-orders.ts'
import { saveShopCategory } from '@loadout/contract/store/staff-store.ts'
import { saveCannedReply } from '@loadout/contract/support/canned-replies.ts'
import { noteOnTicket } from '@loadout/contract/support/staff-tickets.ts'
import { changeDollars } from '@loadout/contract/wallet/staff-wallet.ts'
import { executed, expectText, lookAt, short, text, WORD } from '../attacks.ts'
import { expect, test } from '../site.ts'
import type { Seed } from '../site-process.ts'

// Without the policy: the site itself keeps from running what it shows.
test.use({ bypassCSP: true, providers: true })

const STEAM_ID = '76561198000000001'

type Said = Record<string, string | number>
type Filled = Awaited<ReturnType<typeof fill>>

/** What staff write is said by calls: what their forms let through is not what is tried here. */
async function fill(seed: Seed, page: Page) {
  const staff = await seed.member({
    username: 'Saga',
    flags: Flag.Admin,
    permissions: everyPermission,
  })
  const { id: _u, token: _t } = await seed.session(staff)
  const say = async ({ path }: { path: string }, said: Said) => {
    const answer = await page.request.post(`/api${path}`, { form: { ...said, _u, _t } })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  }
  const stranger = await seed.member({ username: short('name'), email: 'somebody@example.com' })
  const ticket = await seed.ticket({ by: stranger, subject: short('subject') })
  await say(noteOnTicket, { id: ticket.id, note: text('note') })
  const texts = JSON.stringify([{ language_id: 0, message: text('canned') }])
  await say(saveCannedReply, { title: short('title'), texts })
  const item = { name: short('item'), description: text('described') }
  const order = await seed.order(stranger, await seed.item(item))
  // One that is sold is edited no more.
  await seed.item(item)
  await say(setOrderStatus, { id: order.id, status: 3, note: short('refunded') })
  await say(changeDollars, { user_id: stranger.id, dollars: 100, note: short('given') })
  await seed.notification({ to: staff, message: text('sent') })
  const news = await seed.news()
  const bad = await seed.comment({ on: news, message: text('bad') })
  const report = await seed.report({ on: bad, by: stranger })
  await say(decideReport, { id: report.id, outcome: 'removed', reason: 'spam', note: text('why') })
  const worse = await seed.comment({ on: news, by: stranger, message: text('worse') })
  await seed.report({ on: worse, by: staff, reason: 'other', words: text('reported') })
  const outcast = await seed.member()
  await say(banPerson, { user_id: outcast.id, reason: text('banned') })
  await say(addIpBan, { ip: '203.0.113.7', reason: text('network') })
  await say(saveGame, { name: short('game'), color: '#123456', pattern: 'general' })
  await say(saveShopCategory, { name: short('category'), color: '#123456' })
  await say(changeSettings, {
    name: `site ${WORD}`,
    taglines: JSON.stringify({ 0: short('tagline') }),
  })
  await seed.failedJob({ failure: text('failure') })
  await seed.poll({ question: short('question'), options: [short('option'), 'Red'] })
  await seed.video({ title: short('video'), subTitle: text('subtitle') })
  await seed.heroSlide({ title: short('slide'), lead: short('lead') })
  await seed.footerMedia({ caption: text('caption') })
  // As Twitch has told it.
  const state = { live: true, live_title: short('playing'), viewers: 812 }
  await seed.stream({ username: 'attacked', title: short('channel'), state })
  return { staff, stranger, outcast, ticket }
}

type Screen = {
  path: string
  shows: string[]
  /**
   * What is pressed there, one thing after the other, and what the dialog or the menu shows that
   * opens.
   */
  presses?: (string | RegExp)[]
  opened?: string[]
}

const menuThen = (item: string) => [/^Actions for/, item]

const screens = ({ outcast, ticket }: Filled): Screen[] => [
  { path: '/admin', shows: ['site'] },
  {
    path: '/admin/tickets/replies',
    shows: ['title', 'canned'],
    presses: [/^Edit/],
    opened: ['title', 'canned'],
  },
  {
    path: `/admin/tickets/${ticket.id}`,
    shows: ['subject', 'name', 'note'],
    presses: ['Insert a canned reply'],
    opened: ['title'],
  },
  { path: '/admin/tickets', shows: ['subject', 'name'] },
  { path: '/admin/orders', shows: ['item', 'name', 'refunded'] },
  {
    path: '/admin/shop',
    shows: ['item'],
    presses: menuThen('Edit'),
    opened: ['item', 'described', 'category'],
  },
  { path: '/admin/shop/categories', shows: ['category'] },
  { path: '/admin/games', shows: ['game'] },
  { path: `/admin/user/${outcast.id}`, shows: ['banned'] },
  { path: '/admin/users', shows: ['name'] },
  { path: '/admin/ip-bans', shows: ['network'] },
  { path: '/admin/reports', shows: ['worse', 'reported'] },
  { path: '/admin/audit', shows: ['banned', 'network', 'why'] },
  { path: '/admin/jobs', shows: ['failure'] },
  { path: '/admin/settings', shows: ['site', 'tagline'] },
  {
    path: '/admin/polls',
    shows: ['question'],
    presses: [/^Edit/],
    opened: ['question', 'option'],
  },
  {
    path: '/admin/videos',
    shows: ['video'],
    presses: menuThen('Edit'),
    opened: ['video', 'subtitle'],
  },
  {
    path: '/admin/hero',
    shows: ['slide'],
    presses: ['Edit slide 1'],
    opened: ['slide', 'lead'],
  },
  {
    path: '/admin/footer-media',
    shows: ['caption'],
    presses: menuThen('Delete'),
    opened: ['caption'],
  },
  {
    path: '/admin/streams',
    shows: ['channel'],
    presses: menuThen('Edit'),
    opened: ['channel'],
  },
  { path: '/streams', shows: ['playing'] },
  { path: '/notifications', shows: ['sent'] },
]

/** A menu of a row lies outside of what it belongs to. */
const pressFirst = (page: Page, name: string | RegExp) =>
  page.getByRole('main').or(page.getByRole('dialog')).getByRole('button', { name }).first().click()

test('H01 H02 what staff alone are shown, on screens and in dialogs, and what other sites tell is shown as it is and runs nowhere, although nothing but the site keeps it from running', async ({
  page,
  seed,
  signIn,
}) => {
  const filled = await fill(seed, page)
  await signIn(filled.staff)
  for (const { presses = [], opened = [], ...screen } of screens(filled)) {
    await lookAt(page, screen)
    if (presses.length === 0) continue
    for (const name of presses) await pressFirst(page, name)
    await expect(page.locator('dialog[open], :popover-open').first()).toBeVisible()
    await expectText(page, opened)
  }
  await signIn(filled.stranger)
  await lookAt(page, { path: '/wallet', shows: ['item', 'refunded', 'given'] })
})

test('H02 PROV-13 a name at another site is shown as it is, in the settings of a member, on their page and where somebody joins', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  const agree = async (field: string, who: string) => {
    await page.getByLabel(field, { exact: true }).fill(who)
    await page.getByRole('button', { name: 'Allow' }).click()
  }
  await visit('/login')
  await page.getByRole('button', { name: 'Twitter' }).click()
  await agree('Name', short('joins'))
  await expect(page).toHaveURL('/signup')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost there')
  expect(await executed(page)).toBeUndefined()

  await signIn(await seed.member({ username: 'Mirka' }))
  await visit('/settings')
  await page.getByRole('button', { name: 'Connect: Twitch' }).click()
  await agree('Name', short('plays'))
  await expect(page).toHaveURL('/settings')
  await expectText(page, ['plays'])
  await page.getByRole('button', { name: 'Connect: Steam' }).click()
  await agree('Steam ID', STEAM_ID)
  await page.getByLabel('Your name on Esportal').fill(WORD + STEAM_ID)
  await page.getByRole('form', { name: 'Esportal' }).getByRole('button').click()
  // The field holds it before.
  await expect(page.getByRole('button', { name: 'Disconnect: Esportal' })).toBeVisible()
  await expectText(page, ['plays', WORD + STEAM_ID])
  await lookAt(page, { path: '/user/Mirka', shows: ['plays', WORD + STEAM_ID] })
})
