import { setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { languages } from '@loadout/contract/languages/languages.ts'
import { catalogueParts, messageArguments, readCatalogue } from './compile.ts'
import { messagesIn } from './messages-in.ts'

const counts = [0, 1, 2, 3, 5, 11, 21, 22, 25, 101, 1_234, 1_000_000]

test.each(languages)(
  'every message in $name is said as the library of its format says it',
  async ({ locale }) => {
    expect(catalogueParts()).toContain('site')
    const say = messagesIn(locale)
    for (const [id, written] of Object.entries(await readCatalogue(locale))) {
      const message = compileMessageOrThrow(written)
      const i18n = setupI18n({ locale, messages: { [locale]: { [id]: message } } })
      for (const count of counts) {
        const values = Object.fromEntries(
          [...messageArguments(message)].map(([name, type]) => [
            name,
            type === 'number' ? count : `# of ${name}`,
          ]),
        )
        expect(say(message, values), id).toBe(i18n._(id, values))
      }
    }
  },
)

test('catalogues use no other forms than plurals', async () => {
  for (const { locale } of languages)
    for (const [id, written] of Object.entries(await readCatalogue(locale)))
      for (const token of compileMessageOrThrow(written))
        if (typeof token !== 'string') expect([undefined, 'plural'], id).toContain(token[1])
})
