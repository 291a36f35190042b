import type { Page } from '@playwright/test'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { expectAccessible } from '../accessibility.ts'
import { memberBar } from '../account-screens.ts'
import { hearsMember } from '../channels.ts'
import { chosenPicture } from '../chosen-picture.ts'
import { expect, isAlive, test } from '../site.ts'

const { canManageShop, canChangeUserDollars, canSeeTopLDList } = Permission

/** What is missing or wrong is told before it is there. */
async function addGiftCard(page: Page) {
  await page.getByRole('button', { name: 'New item' }).click()
  const form = page.getByRole('dialog', { name: 'New item' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('You must enter a name.')
  await page.getByRole('alertdialog').getByRole('button').click()
  await form.getByRole('textbox', { name: 'Name' }).fill('Gift card, 20 €')
  await form.getByRole('textbox', { name: 'Price' }).fill('20,50')
  const place = form.getByRole('textbox', { name: 'Order' })
  await place.fill('12a')
  await form.getByRole('combobox', { name: 'Category' }).selectOption('Gift Card')
  await form
    .getByRole('button', { name: 'Picture', exact: true })
    .setInputFiles(await chosenPicture({ width: 800, height: 600 }))
  await expect(form.getByRole('img', { name: 'Picture' })).toBeVisible()
  await form.getByRole('checkbox', { name: 'Featured in the store' }).check()
  await expectAccessible(page, { within: 'dialog' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('a whole number from 0 to 1000')
  await page.getByRole('alertdialog').getByRole('button').click()
  await place.fill('12')
  await form.getByRole('button', { name: 'Save' }).click()
}

/** Of a mug, a cap and a gift card; all of them are shown before and afterwards. */
async function searchOrders(page: Page) {
  const orders = page.getByRole('row').filter({ has: page.getByRole('cell') })
  const state = page.getByRole('combobox', { name: 'State' })
  const search = page.getByRole('searchbox', { name: 'Item, buyer or number' })
  await search.fill('gift')
  await expect(orders).toHaveText([/^Gift card/])
  await expect(page).toHaveURL(/\?q=gift$/)
  await search.fill('CAP')
  await expect(orders).toHaveText([/^Cap/])
  await expectAccessible(page)
  await search.fill('')
  await expect(orders).toHaveText([/^Mug/, /^Cap/, /^Gift card/])
  // A state that is chosen before the words are looked for stays.
  await search.fill('gift')
  await state.selectOption('Sent')
  await expect(page).toHaveURL(/\?status=2&q=gift$/)
  await search.fill('')
  await state.selectOption('Any state')
  await expect(orders).toHaveText([/^Mug/, /^Cap/, /^Gift card/])
}

test('ADMIN-16 STORE-27 ADMIN-28 staff put an item with a code into the store, whose buyer has it at once, and bring another order to its end', async ({
  page,
  seed,
  signIn,
  visit,
  newcomerAs,
}) => {
  const buyer = await seed.member({ username: 'Tindra' })
  await seed.dollars(buyer, 10_000)
  const mug = await seed.order(buyer, await seed.item({ name: 'Mug', price: 900 }))
  const cap = await seed.order(buyer, await seed.item({ name: 'Cap', price: 700 }))
  await signIn(await seed.member({ flags: Flag.Admin, permissions: canManageShop }))
  await visit('/admin/shop')
  await expect(
    page.getByRole('navigation', { name: 'Sections of the admin area' }).getByRole('link'),
  ).toHaveText(['Overview', 'Store', 'Orders2(2 waiting)'])

  await addGiftCard(page)
  const row = page.getByRole('row').filter({ hasText: 'Gift card' })
  await expect(row).toContainText('LD$ 20.50')
  await expect(row).toContainText('For saleFeatured')
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('button', { name: 'Codes' }).click()
  const codes = page.getByRole('dialog', { name: /^Codes of/ })
  await codes.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Write one code a line')
  await page.getByRole('alertdialog').getByRole('button').click()
  await codes.getByRole('textbox').fill('MERLIN-2025')
  await codes.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByRole('cell').nth(3)).toHaveText('1')
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('button', { name: 'Delete codes' }).click()
  const question = page.getByRole('dialog', { name: 'Delete the codes of this item?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row.getByRole('cell').nth(3)).toHaveText('–')
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('button', { name: 'Codes' }).click()
  await codes.getByRole('textbox').fill('KESTREL-2026')
  await codes.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByRole('cell').nth(3)).toHaveText('1')
  await expectAccessible(page)

  const buyersPage = await newcomerAs(buyer)
  const joined = hearsMember(buyersPage)
  await buyersPage.goto('/points-store?lang=en')
  await isAlive(buyersPage)
  await buyersPage.getByRole('button', { name: 'Gift card, 20 €' }).first().click()
  await buyersPage.getByRole('button', { name: 'Buy for LD$ 20.50' }).click()
  await buyersPage.getByRole('link', { name: 'Open the wallet' }).click()
  await buyersPage.getByRole('button', { name: 'Gift card, 20 €' }).first().click()
  const order = buyersPage.getByRole('dialog', { name: 'Gift card, 20 €' })
  await expect(order).toContainText('Sent')
  await order.getByRole('button', { name: 'Show the code' }).press('Enter')
  await expect(order.getByText('KESTREL-2026')).toBeVisible()
  await expect(order.getByRole('status').filter({ hasText: 'KESTREL-2026' })).toBeFocused()

  await visit('/admin/shop')
  await expect(row).toContainText('Sold')
  await expect(row.getByRole('button')).toHaveCount(0)
  await page.getByRole('link', { name: 'Orders (2 waiting)' }).click()
  const orders = page.getByRole('row').filter({ has: page.getByRole('cell') })
  const state = page.getByRole('combobox', { name: 'State' })
  await expect(state).toHaveValue('0')
  await expect(orders).toHaveText([/^Mug/, /^Cap/])
  await state.selectOption('Any state')
  await expect(orders).toHaveText([/^Mug/, /^Cap/, /^Gift card/])
  await expect(orders.last()).toContainText('1 code delivered, times shown: 1')
  await searchOrders(page)
  const asked = page.getByRole('dialog')
  await page.getByRole('button', { name: `Confirm order ${mug.id}` }).click()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: `Confirm order ${mug.id}` }).click()
  await asked.getByRole('button', { name: 'Confirm' }).click()
  await expect(orders.first()).toContainText('Confirmed by')
  await page.getByRole('button', { name: `Mark as sent: order ${mug.id}` }).click()
  await asked.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(orders.first()).toContainText('Sent by')
  await page.getByRole('button', { name: `Refund order ${cap.id}` }).click()
  const refund = page.getByRole('dialog', { name: `Refund order ${cap.id}` })
  await expect(refund).toContainText('Tindra gets LD$ 7.00 back')
  await joined
  await refund.getByRole('textbox').fill('It was torn')
  await refund.getByRole('button', { name: 'Refund' }).click()
  await expect(orders.nth(1)).toContainText('Refunded')
  await expect(orders.nth(1).getByRole('button')).toHaveCount(0)

  await expect(memberBar(buyersPage).wallet.getByRole('link')).toHaveText('LD$86.50')
  await buyersPage.keyboard.press('Escape')
  await expect(buyersPage.getByRole('main').getByText('Refund · It was torn')).toBeVisible()
})

test('ADMIN-17 ADMIN-27 staff see who has most LD$ and change a balance for a reason', async ({
  page,
  seed,
  signIn,
  visit,
  expected,
}) => {
  const rich = await seed.member({ username: 'Saga' })
  await seed.dollars(rich, 90_000)
  await seed.dollars(await seed.member({ username: 'Haldor' }), 50_000)
  await signIn(
    await seed.member({ flags: Flag.Admin, permissions: canChangeUserDollars | canSeeTopLDList }),
  )
  await visit('/admin/ld-top')
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveText([/^1.*Saga.*900\.00/, /^2.*Haldor.*500\.00/])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Change the balance of Haldor' }).click()

  const field = (name: string | RegExp) => page.getByRole('textbox', { name })
  await expect(field('Username')).toHaveValue('Haldor')
  await field('Amount in LD$').fill('-600')
  await page.getByRole('button', { name: 'Change balance' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('You must enter a reason.')
  await page.getByRole('alertdialog').getByRole('button').click()
  await field('Reason').fill('A duplicate prize')
  expected.failures('answered 400: POST')
  await page.getByRole('button', { name: 'Change balance' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('The balance of this member is too low')
  await page.getByRole('alertdialog').getByRole('button').click()
  await field('Amount in LD$').fill('-100,50')
  await page.getByRole('button', { name: 'Change balance' }).click()
  await expect(page.getByRole('status').getByRole('listitem')).toHaveText(
    'Haldor has LD$ 399.50 now',
  )
  await expectAccessible(page)
})

test('STORE-27 O11 an order of whoever has left leads nowhere, and staff read where a refund would go', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  const left = await seed.member({ username: '~12' })
  const { id } = await seed.order(left, await seed.item({ name: 'Cap', price: 700 }))
  await signIn(await seed.member({ flags: Flag.Admin, permissions: canManageShop }))
  await visit('/admin/orders')
  const order = page.getByRole('row').filter({ hasText: 'Cap' })
  await expect(order).toContainText('Former member')
  await expect(order.getByRole('link', { name: /member|~/ })).toHaveCount(0)
  await page.getByRole('button', { name: `Refund order ${id}` }).click()
  await expect(page.getByRole('dialog', { name: `Refund order ${id}` })).toContainText(
    'This member has left: LD$ 7.00 goes to an account that nobody can get into any more',
  )
})
