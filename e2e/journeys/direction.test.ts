import { Flag } from '@loadout/contract/accounts/flags.ts'
import { articlePath } from '../addresses.ts'
import { expect, test } from '../site.ts'
import type { Locator } from '@playwright/test'

/**
 * A name that turns around whatever follows it, unless it is isolated. No form keeps such a name;
 * one may have been there before.
 */
const turning = 'abc\u202Edef'

async function expectBehind(name: Locator, symbol: Locator) {
  const [nameBox, symbolBox] = [await name.boundingBox(), await symbol.boundingBox()]
  expect(symbolBox!.x).toBeGreaterThanOrEqual(nameBox!.x + nameBox!.width)
}

test('H10 the symbol behind the name of an author stays behind it', async ({
  page,
  seed,
  visit,
}) => {
  const author = await seed.member({ username: turning, flags: Flag.VerifiedSymbol })
  await visit(articlePath(await seed.news({ author })))

  const main = page.getByRole('main')
  await expectBehind(
    main.getByRole('link', { name: turning, exact: true }).first(),
    main.getByRole('img', { name: 'Verified' }).first(),
  )
})

test('H10 the symbol behind the name of somebody who was found stays behind it, on the page and below the field', async ({
  page,
  seed,
  visit,
}) => {
  await seed.member({ username: turning, flags: Flag.VerifiedSymbol })
  await visit('/search/user/abc')
  const name = (within: Locator) => within.getByText(turning, { exact: true })
  const main = page.getByRole('main')
  await expectBehind(name(main), main.getByRole('img', { name: 'Verified' }))

  // Suggestions are for what is typed, not for what the field keeps of the search.
  await page.getByRole('searchbox').first().fill('ab')
  const suggestions = page.getByRole('group', { name: 'Suggestions' })
  await expectBehind(name(suggestions), suggestions.getByRole('img', { name: 'Verified' }))
})

test('H10 the name of the site stays behind a title that is written from right to left', async ({
  page,
  seed,
  visit,
}) => {
  await visit(articlePath(await seed.news({ title: 'שלום 12' })))
  await expect(page).toHaveTitle('\u2068שלום 12\u2069 · Loadout')
})
