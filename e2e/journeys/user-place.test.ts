import { expect, test } from '../site.ts'

test('until profiles open, a person’s address says whose it is and leads to what they wrote', async ({
  page,
  seed,
  visit,
}) => {
  const author = await seed.member({ username: 'Haldor' })
  await seed.member({ username: 'Haldora' })
  await seed.news({ author, title: 'Kestrel story' })
  await visit('/user/haldor')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haldor')
  await expect(page.getByRole('link', { name: 'Similar names' })).toHaveAttribute(
    'href',
    '/search/user/Haldor',
  )
  await page.getByRole('main').getByRole('link', { name: 'News archive' }).click()
  await expect(page).toHaveURL(`/news-archive/${author.id}/Haldor`)

  await visit('/user/Haldora')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haldora')
  await expect(page.getByRole('link', { name: 'News archive' })).toHaveCount(0)
})

test('an address of nobody says what is to come there, and none of its words', async ({
  page,
  visit,
}) => {
  for (const name of ['nobodyatall', 'x']) {
    await visit(`/user/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users: coming soon')
  }
})
