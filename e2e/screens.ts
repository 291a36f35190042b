import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** The articles of a list on the page, without those of the footer. */
export const stories = (page: Page) => page.getByRole('main').getByRole('article')
export const storyTitles = (page: Page) => stories(page).getByRole('heading')

/** Comments are the articles without a title. */
export const comments = (page: Page) =>
  page.getByRole('article').filter({ hasNot: page.getByRole('heading') })

/** The flags of the top bar; the drawer has a second row of them. */
export const flagBar = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('group')
    .filter({
      has: page
        .getByRole('button', { expanded: false })
        .or(page.getByRole('button', { expanded: true })),
    })

/**
 * Resolves when every request has been seen that the page sent before: one that is sent now comes
 * after them. What a page has not asked for can only be told after this.
 */
export const allRequestsSeen = (page: Page) =>
  page.evaluate(async () => {
    await (await fetch('/robots.txt', { cache: 'no-store' })).text()
  })

/** The calls of a path that a page has made from now on and that are not answered yet. */
export function requestsOnTheirWay(page: Page, path: string): ReadonlySet<Request> {
  const onTheirWay = new Set<Request>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) onTheirWay.add(request)
  })
  page.on('requestfinished', (request) => void onTheirWay.delete(request))
  page.on('requestfailed', (request) => void onTheirWay.delete(request))
  return onTheirWay
}

/**
 * What the next call of a path asks for. Wait for it after doing what causes it: `const asked =
 * nextCall(…); await …; await asked`. Where a screen calls a path several times, in no certain
 * order, a parameter tells which of them is meant.
 */
export async function nextCall(
  page: Page,
  path: string,
  parameter?: string,
): Promise<Record<string, string>> {
  const request = await page.waitForRequest((each) => {
    const { pathname, searchParams } = new URL(each.url())
    return (
      pathname.endsWith(`/api${path}`) && (parameter === undefined || searchParams.has(parameter))
    )
  })
  return Object.fromEntries(
    [...new URL(request.url()).searchParams].filter(([name]) => name !== '_'),
  )
}

/** It is on the screen as it is now, to its lower edge, and nothing lies upon it. */
export const expectInSight = (control: Locator, where?: string) =>
  expect
    .poll(
      () =>
        control.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + width / 2, top + height - 1))
        }),
      where,
    )
    .toBe(true)
