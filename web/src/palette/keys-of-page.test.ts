import { expect, test } from 'vitest'
import { keysOfPage, keysOfSite } from './keys-of-page.ts'

const labels = (path: string) => keysOfPage(path, 'Ctrl').map(({ label }) => label)

test.each(['/news/40/northwind-win', '/post/Tindra/7', '/ld-tv/12'])(
  'beside an article a key sends the comment: %s',
  (path) => expect(labels(path)).toContain('palette.key_send_comment'),
)

test.each(['/posts/new', '/posts/edit/7', '/admin/news/edit/40'])(
  'whoever writes saves with a key: %s',
  (path) => expect(labels(path)).toEqual(['palette.key_save']),
)

test.each(['/admin/reports', '/moderation'])(
  'whoever moderates goes through the reports with keys: %s',
  (path) =>
    expect(keysOfPage(path, 'Ctrl').map(({ keys }) => keys)).toEqual([['j'], ['k'], ['v'], ['r']]),
)

test.each(['/', '/news', '/ranking', '/admin/news', '/ld-tv'])(
  'pages that have no keys of their own list none: %s',
  (path) => expect(labels(path)).toEqual([]),
)

test('all keys that are one character can be switched off, and no others', () => {
  for (const { keys, single = false } of [...keysOfSite('⌘'), ...keysOfPage('/moderation', '⌘')])
    expect(keys.length === 1 && keys[0]?.length === 1).toBe(single)
})
