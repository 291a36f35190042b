import { expect, test } from 'vitest'
import { shareAddress, shareNetworks } from './share-address.ts'

const page = {
  title: 'Fish & chips? 100 % "yes" #win',
  url: 'https://community.example/news/4/fish-chips?language_id=1',
}

test('SHARE-05 each network gets the address of the page whole, and its title where it takes one', () => {
  const shared = shareNetworks.map((network) => new URL(shareAddress(network, page)))
  expect(shared.map(({ host }) => host)).toEqual([
    'www.facebook.com',
    'twitter.com',
    'www.reddit.com',
  ])
  expect(shared.map(({ searchParams: fields }) => Object.fromEntries(fields))).toEqual([
    { u: page.url },
    { text: page.title, url: page.url },
    { url: page.url, title: page.title },
  ])
})
