import { expect, test } from '../site.ts'

test('SHELL-01 every screen that a reader gets to is told once, with its path, and the first as such', async ({
  page,
  seed,
  visit,
}) => {
  const news = await seed.news({ title: 'Northwind win' })
  await page.addInitScript(() => {
    const [told, first]: string[][] = [[], []]
    Object.assign(window, { told, first })
    document.addEventListener('loadout:page-view', (event) => {
      const { path, isFirst } = (event as CustomEvent<{ path: string; isFirst: boolean }>).detail
      told?.push(path)
      if (isFirst) first?.push(path)
    })
  })
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told)
  await visit('/')
  await expect.poll(told).toEqual(['/'])

  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Events' }).click()
  await expect.poll(told).toEqual(['/', '/events'])
  await main.getByRole('link', { name: 'News' }).click()
  await page.getByRole('link', { name: 'Trending' }).click()
  await expect.poll(told).toEqual(['/', '/events', '/', '/userfeed'])
  await page.goBack()
  // The footer has that link, too, on the screen that is being left.
  await expect.poll(told).toEqual(['/', '/events', '/', '/userfeed', '/'])
  await page.getByRole('link', { name: 'Northwind win' }).first().click()
  await expect
    .poll(told)
    .toEqual(['/', '/events', '/', '/userfeed', '/', `/news/${news.id}/northwind-win`])
  expect(await page.evaluate(() => (window as unknown as { first: string[] }).first)).toEqual(['/'])
})
