import { expect, test } from 'vitest'
import { archivePath, newsPath, tagPath, userPath } from './paths.ts'

test('TAG-03 NEWS-16 a name that means something in addresses does not end its own', () => {
  for (const name of ['c#', 'a?b', '50%', 'on/off', 'a b', 'שלום']) {
    for (const [path, steps] of [
      [tagPath({ id: 4, name }), ['tags', '4']],
      [archivePath({ id: 4, username: name }), ['news-archive', '4']],
      [userPath(name), ['user']],
    ] as const) {
      expect(path).not.toMatch(/[?#\s]/)
      expect(path.slice(1).split('/').map(decodeURIComponent)).toEqual([...steps, name])
    }
  }
})

test('NEWS-04 an article has its slug in its address, where it is known', () => {
  expect([newsPath({ id: 4, slug: 'kestrel-win' }), newsPath({ id: 4 })]).toEqual([
    '/news/4/kestrel-win',
    '/news/4',
  ])
})
