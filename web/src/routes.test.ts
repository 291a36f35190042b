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
