import { afterEach, expect, test, vi } from 'vitest'
import { languageByLocale } from '@loadout/contract/languages/languages.ts'
import { stubBrowser } from '../../../test/stub-browser.ts'
import { languageAtStart, storeLanguage } from './stored-language.ts'

afterEach(() => void vi.unstubAllGlobals())

const id = (locale: string) => String(languageByLocale(locale)?.id)
const chosen = (locale: string) => ({ 'loadout:language': id(locale) })

test.each([
  { what: 'nothing is known', browser: {}, locale: undefined },
  { what: 'a choice is stored', browser: { local: chosen('sv') }, locale: 'sv' },
  {
    what: 'the name of one is stored',
    browser: { local: { 'loadout:language': 'PL' } },
    locale: 'pl',
  },
  {
    what: 'this visit was opened in another',
    browser: { local: chosen('sv'), cookies: { 'visit-language': id('pl') } },
    locale: 'pl',
  },
  {
    what: 'the address names one',
    browser: {
      local: chosen('sv'),
      cookies: { 'visit-language': id('pl') },
      search: '?lang=de',
    },
    locale: 'de',
  },
  {
    what: 'the address names none of ours',
    browser: { local: chosen('sv'), search: '?lang=fr' },
    locale: 'sv',
  },
  {
    what: 'something else is stored',
    browser: { local: { 'loadout:language': '99' } },
    locale: undefined,
  },
])('I18N-03 AMB-120 where $what the page begins in $locale', ({ browser, locale }) => {
  stubBrowser(browser)
  expect(languageAtStart()?.locale).toBe(locale)
})

test('AMB-120 a language in the address is for this visit, and the stored choice stays', () => {
  const kept = stubBrowser({ local: chosen('sv'), search: '?lang=de' })
  languageAtStart()
  expect(kept()).toMatchObject({
    local: chosen('sv'),
    cookies: { 'visit-language': id('de'), language: id('sv') },
  })
})

test('I18N-03 a choice is stored, told to the server, and ends that of the visit', () => {
  const kept = stubBrowser({ cookies: { 'visit-language': id('de') } })
  const ukrainian = languageByLocale('uk')
  if (!ukrainian) throw new Error('there is Ukrainian')
  storeLanguage(ukrainian)
  expect(kept()).toEqual({ local: chosen('uk'), cookies: { language: id('uk') }, session: {} })
  expect(languageAtStart()?.locale).toBe('uk')
})
