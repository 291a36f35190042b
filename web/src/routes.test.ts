import { faultOfUsername } from '@loadout/contract/accounts/username.ts'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { createRoutes, partRoutes } from './routes.tsx'

const idsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ id = '', children = [] }) => [id, ...idsOf(children)])

const ARTICLE = 'news/ArticlePage news/:id/:slug?/:language?'

test('a browser begins with the screen that was rendered, and gets each of the others once', () => {
  const { shown, routes, others } = partRoutes(['frame', 'page', ARTICLE])
  expect(idsOf(shown)).toEqual([ARTICLE])
  expect(idsOf(routes)).toEqual(['frame', 'page', ARTICLE, ...idsOf(createRoutes().slice(1))])
  const all = idsOf(createRoutes())
  expect([...idsOf(routes), ...idsOf(others)].toSorted()).toEqual(all.toSorted())
})

test('E08 nobody can take the first word of a page’s address as a name', () => {
  const addresses = idsOf(createRoutes()).map((id) => id.split(' ')[1] ?? '')
  const words = addresses.map((address) => address.split('/')[0] ?? '')
  const names = new Set(words.filter((word) => /^[a-z]{3,15}$/.test(word)))
  // For development alone.
  names.delete('gallery')
  expect(names.size).toBeGreaterThan(20)
  expect([...names].filter((name) => faultOfUsername(name) === undefined)).toEqual([])
})
