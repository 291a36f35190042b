import { expect, test } from 'vitest'
import { textIn } from '../language/catalogues.ts'
import { failureText } from './failure-text.ts'

const said = (status: number, code: string) =>
  failureText({ status, code, message: 'As the server puts it.' }, textIn('en'))

test('AMB-151 a refusal is said in the site’s words, and one that this version does not know in the server’s', () => {
  expect(said(400, 'article_not_found')).toBe('Article not found')
  expect(said(400, 'of_a_later_version')).toBe('As the server puts it.')
})

test.each([
  { status: 404, code: 'call_not_found' },
  { status: 405, code: 'method_not_allowed' },
  { status: 0, code: 'part_missing' },
])('a page that is older than the site is to be loaded anew: $code', ({ status, code }) => {
  expect(said(status, code)).toBe(
    'This part of the site could not be loaded. Please reload the page.',
  )
})
