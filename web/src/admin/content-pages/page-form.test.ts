import { expect, test } from 'vitest'
import { withLanguage, withoutLanguage, withText } from '../editing/texts.ts'
import { emptyForm, emptyText, formOf, isChanged, missingIn, savingOf } from './page-form.ts'

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

const untouched = [{ language_id: 0 }, { language_id: 3 }]

test('ADMIN-12 opening a page changes nothing of it', () => {
  expect([savingOf(base, base), isChanged(base, base)]).toEqual([
    { versions: untouched, settings: {} },
    false,
  ])
})

test('ADMIN-12 of a page only what was changed is sent', () => {
  const german = withText(base, 3, { title: 'Wir' })
  const versions = [{ language_id: 0 }, { language_id: 3, title: 'Wir' }]
  expect(savingOf(base, german)).toEqual({ versions, settings: {} })
  expect(savingOf(base, { ...german, url: 'us', group: 2 })).toEqual({
    versions,
    settings: { url: 'us', footer_category: 2 },
  })
  expect([isChanged(base, german), isChanged(base, { ...base, group: 3 })]).toEqual([true, true])
})

test('ADMIN-12 one language takes the place of another: the new one is sent whole, the others are not named', () => {
  const moved = withoutLanguage(
    withText(withLanguage(withoutLanguage(base, 3), 5, emptyText), 5, {
      title: 'О нас',
      content: '<p>Друзья.</p>',
    }),
    0,
  )
  expect(savingOf(base, moved).versions).toEqual([
    { language_id: 5, title: 'О нас', content: '<p>Друзья.</p>' },
  ])
  expect([isChanged(base, moved), isChanged(base, withoutLanguage(base, 3))]).toEqual([true, true])
})

test('ADMIN-12 a page is complete with a title and a text in each of its languages and an address', () => {
  expect(missingIn(base)).toEqual([])
  expect(missingIn(emptyForm(0))).toEqual(['title', 'text', 'address'])
  expect(missingIn(withLanguage(base, 5, emptyText))).toEqual(['title', 'text'])
  expect(missingIn({ ...base, url: '' })).toEqual(['address'])
})
