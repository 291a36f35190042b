import { expect, test } from 'vitest'
import { english, languages, swedish } from '@loadout/contract/languages/languages.ts'
import { browserLanguage, requestLanguage, tagsByWeight } from './request-language.ts'

type Case = { lang?: string; cookie?: string; accept?: string; speaks: string }

test.each<Case>([
  { lang: 'pl', cookie: 'visit-language=3; language=5', accept: 'pt', speaks: 'pl' },
  { cookie: 'visit-language=3; language=5', accept: 'pt', speaks: 'de' },
  { cookie: 'language=5', accept: 'pt', speaks: 'ru' },
  { cookie: 'member-language=4; language=5', accept: 'pt', speaks: 'ru' },
  { cookie: 'member-language=4; visit-language=3', accept: 'pt', speaks: 'de' },
  { cookie: 'member-language=4', accept: 'pt', speaks: 'pl' },
  { accept: 'pt', speaks: 'pt' },
  { speaks: 'sv' },
  { lang: 'en', accept: 'de', speaks: 'en' },
  { cookie: 'language=0', accept: 'de', speaks: 'en' },
])(
  'AMB-120 of lang=$lang, the cookies "$cookie" and the browser\'s "$accept" the page speaks $speaks',
  ({ lang = null, cookie, accept, speaks }) => {
    expect(
      requestLanguage(
        { lang, cookie, acceptLanguage: accept },
        { fallback: swedish, offered: languages },
      ).locale,
    ).toBe(speaks)
  },
)

test.each<Case>([
  { lang: 'fr', accept: 'de', speaks: 'de' },
  { lang: '', accept: 'de', speaks: 'de' },
  { lang: 'DE', accept: 'pl', speaks: 'pl' },
  { lang: '3', accept: 'pl', speaks: 'pl' },
  { cookie: 'language=7', accept: 'de', speaks: 'de' },
  { cookie: 'language=', accept: 'de', speaks: 'de' },
  { cookie: 'language=33', accept: 'de', speaks: 'de' },
  { cookie: 'language=de', accept: 'pl', speaks: 'pl' },
  { cookie: 'visit-language=x; language=4', speaks: 'pl' },
  { cookie: 'my-language=3', speaks: 'sv' },
  { cookie: 'language', speaks: 'sv' },
  { cookie: ';;=;language=6', speaks: 'uk' },
])(
  'I18N-03 AMB-120 an invalid choice is passed over: lang=$lang, "$cookie", "$accept" is $speaks',
  ({ lang = null, cookie, accept, speaks }) => {
    expect(
      requestLanguage(
        { lang, cookie, acceptLanguage: accept },
        { fallback: swedish, offered: languages },
      ).locale,
    ).toBe(speaks)
  },
)

test.each([
  { accept: 'en-US,en;q=0.9,de;q=0.8', speaks: 'de' },
  { accept: 'de;q=0.5, pl;q=0.7', speaks: 'pl' },
  { accept: 'pt-BR,pt;q=0.9', speaks: 'pt' },
  { accept: 'UK-ua', speaks: 'uk' },
  { accept: 'fr, ru;q=0.1', speaks: 'ru' },
  { accept: 'de;q=0, pl', speaks: 'pl' },
  { accept: 'de;q=0', speaks: 'sv' },
  { accept: 'en-GB,en', speaks: 'sv' },
  { accept: '*', speaks: 'sv' },
  { accept: ',;q=1,,', speaks: 'sv' },
  { accept: `${'fr,'.repeat(100)}de`, speaks: 'sv' },
])('I18N-04 I18N-05 a browser that sends "$accept" gets $speaks', ({ accept, speaks }) => {
  expect(
    requestLanguage(
      { lang: null, cookie: undefined, acceptLanguage: accept },
      { fallback: swedish, offered: languages },
    ).locale,
  ).toBe(speaks)
})

test('AMB-120 the fallback is a setting of the site', () => {
  expect(
    requestLanguage(
      { lang: null, cookie: undefined, acceptLanguage: 'en' },
      { fallback: english, offered: languages },
    ).locale,
  ).toBe('en')
  expect(
    requestLanguage(
      { lang: null, cookie: undefined, acceptLanguage: 'de' },
      { fallback: english, offered: languages },
    ).locale,
  ).toBe('de')
})

test('I18N-04 languages of equal weight keep the order in which the browser names them', () => {
  expect(tagsByWeight('pl, de, ru;q=0.9, uk;q=0.95, sv;q=0.9')).toEqual([
    'pl',
    'de',
    'uk',
    'ru',
    'sv',
  ])
})

test.each<Case>([
  { accept: 'en-US,en;q=0.9', speaks: 'en' },
  { accept: 'en-US,en;q=0.9,de;q=0.8', speaks: 'en' },
  { accept: 'fr,de-AT;q=0.9,en;q=0.8', speaks: 'de' },
  { accept: 'fr', speaks: 'en' },
  { speaks: 'en' },
  { cookie: 'language=4', accept: 'en', speaks: 'pl' },
  { lang: 'uk', cookie: 'language=4', accept: 'en', speaks: 'uk' },
])(
  'AMB-116 of lang=$lang, the cookies "$cookie" and the browser\'s "$accept" the setup of a site speaks $speaks',
  ({ lang = null, cookie, accept, speaks }) => {
    expect(browserLanguage({ lang, cookie, acceptLanguage: accept }).locale).toBe(speaks)
  },
)
