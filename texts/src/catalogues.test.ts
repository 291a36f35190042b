import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { languages } from '@loadout/contract/languages/languages.ts'
import { catalogueLocales, messageArguments, readCatalogue } from './compile.ts'

const english = await readCatalogue('en')

test('I18N-01 there is a catalogue for every language and for no other', () => {
  expect(new Set(catalogueLocales())).toEqual(new Set(languages.map(({ locale }) => locale)))
})

/** The plurals of a message, with the forms it has for each. */
function pluralsOf(tokens: CompiledMessage): string[][] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return []
    const [, kind, choices] = token
    if (choices === null || typeof choices !== 'object') return []
    const inner = Object.values(choices).flatMap((choice) =>
      Array.isArray(choice) ? pluralsOf(choice) : [],
    )
    return kind === 'plural'
      ? [Object.keys(choices).filter((form) => form !== 'offset'), ...inner]
      : inner
  })
}

describe.each(languages)('the catalogue in $name', ({ locale }) => {
  test('says every message of the site and nothing else', async () => {
    expect(Object.keys(await readCatalogue(locale)).toSorted((a, b) => a.localeCompare(b))).toEqual(
      Object.keys(english).toSorted((a, b) => a.localeCompare(b)),
    )
  })

  test('leaves no message empty and none with stray spaces', async () => {
    const odd = Object.entries(await readCatalogue(locale)).filter(
      ([, message]) => message === '' || message !== message.trim() || message.includes('  '),
    )
    expect(odd).toEqual([])
  })

  test('ADMIN-12 names neither a site nor a currency: each site has names of its own', async () => {
    const named = Object.entries(await readCatalogue(locale)).filter(([, message]) =>
      /Loadout|LD\$/i.test(message),
    )
    expect(named).toEqual([])
  })

  test('has messages that can be read, with the values that the English ones take', async () => {
    for (const [id, message] of Object.entries(await readCatalogue(locale))) {
      const taken = messageArguments(compileMessageOrThrow(message))
      expect(taken, id).toEqual(messageArguments(compileMessageOrThrow(english[id] ?? '')))
    }
  })

  test('ends no sentence with a date where a date ends with a full stop of its own', async () => {
    const messages = await readCatalogue(locale)
    if (!messages['time.day']?.endsWith('.')) return
    expect(Object.entries(messages).filter(([, message]) => message.includes('{date}.'))).toEqual(
      [],
    )
  })

  test('has every plural form that the language needs', async () => {
    const needed = new Set(new Intl.PluralRules(locale).resolvedOptions().pluralCategories)
    for (const [id, message] of Object.entries(await readCatalogue(locale))) {
      for (const forms of pluralsOf(compileMessageOrThrow(message)))
        expect(new Set(forms), id).toEqual(needed)
    }
  })
})
