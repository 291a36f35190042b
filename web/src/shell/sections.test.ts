import { expect, test } from 'vitest'
import { isCurrent, isVideoChannel, sectionsOf } from './sections.ts'

test('SHELL-13 the side navigation leads to every place of the site', () => {
  // A domain that has a place in the menus adds it here and in `e2e/journeys/navigation.test.ts`.
  expect(
    [...sectionsOf('drawer'), ...sectionsOf('entrance')].map(({ href }) => href).toSorted(),
  ).toEqual([
    '/',
    '/earnpoints',
    '/events',
    '/giveaway',
    '/ld-tv',
    '/login',
    '/points-store',
    '/ranking',
    '/signup',
    '/streams',
    '/users',
  ])
  expect(sectionsOf('drawer').find(({ href }) => href === '/')?.label).toBe('nav.news')
})

test.each([
  { path: '/', current: '/' },
  { path: '/news/5/a-title', current: '/' },
  { path: '/userfeed', current: '/' },
  { path: '/tags/3/katowice', current: '/' },
  { path: '/events/7', current: '/events' },
  { path: '/eventsomething', current: undefined },
  { path: '/about', current: undefined },
])('$path belongs to $current', ({ path, current }) => {
  for (const menu of ['rail', 'drawer', 'bottom'] as const) {
    const sections = sectionsOf(menu)
    expect(sections.filter((section) => isCurrent(section, path)).map(({ href }) => href)).toEqual(
      sections.some(({ href }) => href === current) ? [current] : [],
    )
  }
})

test('SHELL-05 the video channel is its home and every page under it', () => {
  expect(
    ['/', '/ld-tv', '/ld-tv/12/a-title', '/ldtv', '/ldtv/12', '/ld-tvs'].map(isVideoChannel),
  ).toEqual([false, true, true, true, true, false])
})
