import { expect, test } from 'vitest'
import { readPage, textOf } from '../../test/read-page.ts'
import { startSite } from '../../test/start-site.ts'

const storePage = async (get: (path: string) => Promise<Response>) => {
  const { status, main } = await readPage(await get('/points-store?lang=en'))
  expect(status).toBe(200)
  return textOf(main)
}

test('STORE-06 of what is featured and what members have got the store names only what there is', async () => {
  const { get, make } = await startSite()
  const empty = await storePage(get)
  expect(empty).toContain('The store is empty right now')
  expect(empty).not.toMatch(/Featured in store|Latest cash outs/)

  const item = await make.item({ name: 'Mug' })
  expect(await storePage(get)).not.toMatch(/Featured in store|Latest cash outs/)
  await make.order(await make.member(), item)
  expect(await storePage(get)).toMatch(/Latest cash outs.*Mug/)
  expect(await storePage(get)).not.toContain('Featured in store')
  await make.item({ name: 'Cap', featured: true })
  expect(await storePage(get)).toMatch(/Featured in store Latest cash outs/)
})

test('STORE-03 STORE-16 SHELL-12 a reader without scripts sees items with their prices, and the way in', async () => {
  const { get, make } = await startSite()
  await make.item({ name: 'Mug', price: 1_250, categoryId: 10 })
  const { main } = await readPage(await get('/points-store?lang=en'))
  expect(textOf(main)).toMatch(/Gift Card Mug LD\$ 12\.50 Sign in to buy/)
  expect(main).toContain('<a href="/login">Mug</a>')
})

test('SHELL-33 AMB-15 the banner goes when the currency can be earned, which is called what the site calls it', async () => {
  const ended = 'Gems can no longer be earned, but the store stays open.'
  const read = async (environment: Record<string, string>) => {
    const { get } = await startSite({ environment })
    return storePage(get)
  }
  expect(await read({ LD_NAME: 'Gems' })).toContain(ended)
  expect(await read({ LD_NAME: 'Gems', LD_EARNING_ENABLED: '1' })).not.toContain(ended)
})

test('STORE-04 the strip of featured items begins with what staff have put first, whatever it costs', async () => {
  const { get, make } = await startSite()
  for (const number of [1, 2, 3, 4, 5])
    await make.item({
      name: `Item ${number}`,
      price: number * 1_000,
      featured: true,
      position: number,
    })
  expect(await storePage(get)).toMatch(
    /Featured in store.*Item 1 .*Item 2 .*Item 3 .*Item 4 .*All items.*Item 5 .*Item 1 /,
  )
})
