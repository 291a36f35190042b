import { expect, test } from 'vitest'
import { speaksOfLd } from './speaks-of-ld.ts'

test('SHELL-33 the store, the wallet and the pages about points say what has become of LD$, and no other page', () => {
  const all = [
    '/',
    '/points-store',
    '/wallet',
    '/earnpoints',
    '/points',
    '/points-info',
    '/news/1/points-store',
    '/ranking',
  ]
  expect(all.filter((path) => speaksOfLd(path))).toEqual([
    '/points-store',
    '/wallet',
    '/earnpoints',
    '/points',
    '/points-info',
  ])
})
