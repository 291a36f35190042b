import type { BrowserContext, Page } from '@playwright/test'

export const loginForm = (page: Page) => ({
  username: page.getByRole('textbox', { name: 'Username' }),
  password: page.getByLabel('Password', { exact: true }),
  remember: page.getByRole('checkbox', { name: 'Keep me signed in' }),
  submit: page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }),
})

export const signupForm = (page: Page) => ({
  username: page.getByRole('textbox', { name: 'Username' }),
  email: page.getByRole('textbox', { name: 'E-mail' }),
  password: page.getByLabel('Password', { exact: true }),
  country: page.getByRole('combobox', { name: 'Country' }),
  submit: page.getByRole('main').getByRole('button', { name: 'Create account' }),
})

/** The member's part of the top bar. */
export const memberBar = (page: Page) => ({
  menu: page.getByRole('banner').getByRole('button', { name: /^Your menu, / }),
  wallet: page.getByRole('navigation', { name: 'Your balance' }),
  bell: page.getByRole('banner').getByRole('button', { name: /^Notifications/ }),
})

/** Counts how often a call is made. */
export function countCalls(page: Page, path: string) {
  const calls: URLSearchParams[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === `/api${path}`)
      calls.push(new URLSearchParams(request.postData() ?? url.search))
  })
  return calls
}

/** Notes whenever a part of the screen is fetched, as its file is named. */
export function requestsFor(page: Page, name: string) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(`/assets/${name}-`)) asked.push(request.url())
  })
  return asked
}

/** Holds a call back until what is returned is called. */
export const holdBack = (page: Page, path: string) => holdBackAll(page, `**/api${path}*`)

/** Holds a part of the screen back that is fetched later, as its file is named. */
export const holdBackPart = (page: Page, name: string) =>
  holdBackAll(page, `**/assets/${name}-*.js`)

async function holdBackAll(page: Page, addresses: string): Promise<() => void> {
  let go = () => {}
  const gone = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(addresses, async (route) => {
    await gone
    await route.fallback()
  })
  return go
}

/** Refuses the next of these calls; what comes after it is the site's again. */
export async function refuseNext(page: Page, path: string, status: number, code: string) {
  let isRefused = false
  await page.route(`**/api${path}*`, async (route) => {
    if (isRefused) return route.fallback()
    isRefused = true
    await route.fulfill({ status, json: { error: 'No.', code } })
  })
}

/**
 * What the browser keeps of a sign-in: names in the cookie jar, in local storage and in that of the
 * tab (ACC-03).
 */
export async function keptCredentials(page: Page, context: BrowserContext) {
  const cookies = (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => name.startsWith('user-'))
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].map((area) =>
      Object.keys(area).filter((key) => key.startsWith('loadout:user-')),
    ),
  )
  return { cookies: cookies.toSorted(), local: stored[0]?.toSorted(), tab: stored[1]?.toSorted() }
}
export const keepsNothing = { cookies: [], local: [], tab: [] }
