import { expect, test } from 'vitest'
import { addressWithoutLanguage } from './address-without-language.ts'

test.each([
  { address: '/news/5/slug/3#comment-7', without: '/news/5/slug#comment-7' },
  { address: '/news/5/slug?language_id=3', without: '/news/5/slug' },
  { address: '/?lang=de', without: '/' },
  { address: '/tags/3/katowice?page=2&lang=de', without: '/tags/3/katowice?page=2' },
  { address: '/news/5/3', without: '/news/5/3' },
  { address: '/news-archive/4/Haldor', without: '/news-archive/4/Haldor' },
])('NEWS-05 NEWS-06 $address without a language is $without', ({ address, without }) => {
  expect(addressWithoutLanguage(new URL(address, 'http://localhost'))).toBe(without)
})
