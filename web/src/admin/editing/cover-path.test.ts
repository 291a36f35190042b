import { expect, test } from 'vitest'
import { coverPath } from './cover-path.ts'

test('a preview shows the picture that readers see until another is chosen or it is taken away', () => {
  const saved = '/pictures/1/abc'
  expect(coverPath({ saved, chosen: undefined })).toBe(saved)
  expect(coverPath({ saved, chosen: '' })).toMatch(/^data:image\/gif.*#$/)
  expect(coverPath({ saved: undefined, chosen: undefined })).toMatch(/^data:image\/gif.*#$/)
})

test('a preview never shows a picture in place of another file that could not be read', () => {
  const chosen = new File(['no picture'], 'cover.png')
  expect(coverPath({ saved: '/pictures/1/abc', chosen })).toMatch(/^data:image\/gif.*#$/)
})
