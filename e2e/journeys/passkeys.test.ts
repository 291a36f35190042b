import type { Page } from '@playwright/test'
import { getSecondSteps, renewRecoveryCodes } from '@loadout/contract/second-steps/second-steps.ts'
import { appCode } from '../../server/test/app-code.ts'
import { expectAccessible } from '../accessibility.ts'
import { countCalls, loginForm } from '../account-screens.ts'
import { expect, test, visitIn } from '../site.ts'

const password = 'kettle-and-tea'

/** A browser makes no passkeys for an address that is a number. */
test.use({ environment: { ORIGIN: 'http://localhost:{port}' } })

/** A phone that verifies its owner and keeps what it makes. */
async function withDevice(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function signInByPassword(page: Page) {
  const form = loginForm(page)
  await form.username.fill('Tindra')
  await form.password.fill(password)
  await form.password.press('Enter')
}

/** As a page meets it that is older than the site: the part has another name by now. */
async function expectMissing(page: Page, part: RegExp, use: () => Promise<void>) {
  await page.route(part, (route) => route.abort())
  await use()
  const error = page.getByRole('alertdialog', { name: 'Error' })
  await expect(error).toHaveAccessibleDescription(
    'This part of the site could not be loaded. Please reload the page.',
  )
  await error.getByRole('button', { name: 'Close' }).click()
  await page.unroute(part)
}

const menu = (page: Page) => page.getByRole('button', { name: 'Your menu, Tindra' })

async function signOut(page: Page) {
  await menu(page).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
}

test('E16 SHELL-36 a member adds a passkey, signs in with it alone, and after their password; a dialog that is missing says so, and takes no recovery codes along', async ({
  page,
  seed,
  site,
  expected,
}) => {
  // The page that is left may ask for its channel once more, and whose session it has then.
  expected.possibly('/api/user/pusher/auth', '/api/user/auth')
  expected.failures(/^failed: GET .*\/assets\/SecondStep/, /^failed: GET .*\/assets\/RecoveryCodes/)
  const home = site.url.replace('127.0.0.1', 'localhost')
  await seed.member({ username: 'Tindra', password })
  await withDevice(page)
  await visitIn(page, `${home}/login?lang=en`)
  await signInByPassword(page)
  await expect(menu(page)).toBeVisible()

  await visitIn(page, `${home}/settings?lang=en`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const naming = page.getByRole('dialog', { name: 'Add a passkey' })
  await naming.getByLabel('Name').fill('My phone')
  // The codes are not kept waiting by the list of what there is.
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**/api${getSecondSteps.path}?*`, async (route) => {
    await held
    await route.continue()
  })
  await naming.getByRole('button', { name: 'Save' }).click()
  const codes = page.getByRole('dialog', { name: 'Recovery codes' })
  const code = codes.getByRole('listitem')
  await expect(code).toHaveCount(10)
  await expect(naming).toHaveCount(0)
  const first = await code.allTextContents()
  // They are not seen again: no stray press takes them away.
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  answer()
  await expect(page.getByRole('button', { name: 'Rename: My phone' })).toBeVisible()

  await page.getByRole('button', { name: 'Make new ones' }).click()
  await expect(codes).toContainText('The codes that you have will no longer let you in.')
  await expectAccessible(page, { within: 'dialog' })
  await codes.getByRole('button', { name: 'Make new ones' }).click()
  await expect(code).toHaveCount(10)
  expect(await code.allTextContents()).not.toEqual(first)
  await codes.getByRole('button', { name: 'I have saved them' }).click()

  await signOut(page)
  await visitIn(page, `${home}/login?lang=en`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(menu(page)).toBeVisible()

  await signOut(page)
  await visitIn(page, `${home}/login?lang=en`)
  await expectMissing(page, /\/assets\/SecondStepDialog-[\w-]+\.js$/, () => signInByPassword(page))
  await visitIn(page, `${home}/login?lang=en`)
  await signInByPassword(page)
  const step = page.getByRole('dialog', { name: 'Second step' })
  await expect(step).toBeVisible()
  await expectAccessible(page, { within: 'dialog' })
  await step.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(menu(page)).toBeVisible()

  await visitIn(page, `${home}/settings?lang=en`)
  const renewals = countCalls(page, renewRecoveryCodes.path)
  await expectMissing(page, /\/assets\/RecoveryCodesDialog-[\w-]+\.js$/, async () => {
    await page.getByRole('button', { name: 'Make new ones' }).click()
    await codes.getByRole('button', { name: 'Make new ones' }).click()
  })
  expect(renewals).toEqual([])

  const remove = page.getByRole('button', { name: 'Remove: My phone' })
  const question = page.getByRole('dialog', { name: 'Remove: My phone' })
  await remove.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await remove.click()
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(remove).toHaveCount(0)
})

test('D13 E15 a member confirms that it is them, sets an app up by its QR code, and signs in with a code', async ({
  page,
  seed,
  site,
  clock,
  expected,
}) => {
  // The page that is left may ask for its channel once more, and whose session it has then.
  expected.possibly('/api/user/pusher/auth', '/api/user/auth')
  expected.failures(/^answered 403: POST .*\/api\/user\/app\/begin$/)
  const home = site.url.replace('127.0.0.1', 'localhost')
  await seed.member({ username: 'Tindra', password })
  await visitIn(page, `${home}/login?lang=en`)
  await signInByPassword(page)
  await expect(menu(page)).toBeVisible()
  const later = new Date('2026-11-20T12:20:00Z')
  await clock.set(later)

  await visitIn(page, `${home}/settings?lang=en`)
  await page.getByRole('button', { name: 'Set up' }).click()
  const question = page.getByRole('dialog', { name: 'Is it you?' })
  await expect(question.getByLabel('Current password')).toBeFocused()
  await question.getByLabel('Current password').fill(password)
  await question.getByRole('button', { name: 'Confirm' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an app' })
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expectAccessible(page, { within: 'dialog' })
  const key = (await dialog.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
  await dialog.getByLabel('Code of your app').fill(appCode(key, later))
  await dialog.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()

  await signOut(page)
  await visitIn(page, `${home}/login?lang=en`)
  await signInByPassword(page)
  const next = new Date(later.getTime() + 60_000)
  await clock.set(next)
  const step = page.getByRole('dialog', { name: 'Second step' })
  await step.getByLabel('Code of your app').fill(appCode(key, next))
  await step.getByRole('button', { name: 'Sign in' }).click()
  await expect(menu(page)).toBeVisible()
})
