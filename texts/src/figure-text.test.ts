import { expect, test } from 'vitest'
import { languages } from '@loadout/contract/languages/languages.ts'
import { figureText } from './figure-text.ts'

test.each(languages)('figures in $name are written as Unicode has them', ({ locale }) => {
  const unicode = new Intl.NumberFormat(locale)
  for (const figure of [0, 7, 999, 1000, 1234, 9999, 10_000, 123_456, 1_234_567, 9e15, -1234, 0.5])
    expect(figureText(locale, figure)).toBe(unicode.format(figure))
})
