import { expect, test } from 'vitest'
import { withLanguage, withoutLanguage, withText } from '../editing/texts.ts'
import { editsOf, emptyForm, emptyText, formOf, isChanged, missingIn } from './page-form.ts'

const page = {
  id: 1,
  url: 'about',
  footer_category: 1 as const,
  revision: 4,
  versions: [
    { language_id: 0, title: 'About us', content: '<p>Friends.</p>' },
    { language_id: 3, title: 'Über uns', content: '<p>Freunde.</p>' },
  ],
}
const base = formOf(page, (html) => html)

test('ADMIN-12 opening a page changes nothing of it', () => {
  expect([editsOf(base, base), isChanged(base, base)]).toEqual([[], false])
})

test('ADMIN-12 of a page only the languages that were changed are sent, and its settings with the first', () => {
  const german = withText(base, 3, { title: 'Wir' })
  expect(editsOf(base, german)).toEqual([
    { language_id: 3, title: 'Wir', content: '<p>Freunde.</p>' },
  ])
  expect(editsOf(base, { ...german, url: 'us', group: 2 })).toEqual([
    { language_id: 3, title: 'Wir', content: '<p>Freunde.</p>', url: 'us', footer_category: 2 },
  ])
  expect(editsOf(base, { ...base, group: 3 })).toEqual([{ footer_category: 3 }])
})

test('ADMIN-12 one language takes the place of another: the new one is written before the old one goes', () => {
  const moved = withoutLanguage(
    withText(withLanguage(withoutLanguage(base, 3), 5, emptyText), 5, {
      title: 'О нас',
      content: '<p>Друзья.</p>',
    }),
    0,
  )
  expect(editsOf(base, moved)).toEqual([
    { language_id: 5, title: 'О нас', content: '<p>Друзья.</p>' },
    { language_id: 0, title: '', content: '' },
    { language_id: 3, title: '', content: '' },
  ])
})

test('ADMIN-12 a page is complete with a title and a text in each of its languages and an address', () => {
  expect(missingIn(base)).toEqual([])
  expect(missingIn(emptyForm(0))).toEqual(['title', 'text', 'address'])
  expect(missingIn(withLanguage(base, 5, emptyText))).toEqual(['title', 'text'])
  expect(missingIn({ ...base, url: '' })).toEqual(['address'])
})
