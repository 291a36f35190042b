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

test('H10 what turns the direction of writing moves neither the symbol behind a name, of an author or of somebody who was found, nor the name of the site', async ({
  page,
  seed,
  visit,
}) => {
  const author = await seed.member({ username: turning, flags: Flag.VerifiedSymbol })
  await visit(articlePath(await seed.news({ author, title: 'שלום 12' })))
  await expect(page).toHaveTitle('\u2068שלום 12\u2069 · Loadout')
  const main = page.getByRole('main')
  const symbol = { name: 'Verified' }
  await expectBehind(
    main.getByRole('link', { name: turning, exact: true }).first(),
    main.getByRole('img', symbol).first(),
  )

  await visit('/search/user/abc')
  const name = (within: Locator) => within.getByText(turning, { exact: true })
  await expectBehind(name(main), main.getByRole('img', symbol))
  // Suggestions are for what is typed, not for what the field keeps of the search.
  await page.getByRole('searchbox').first().fill('ab')
  const suggestions = page.getByRole('group', { name: 'Suggestions' })
  await expectBehind(name(suggestions), suggestions.getByRole('img', symbol))
})
