import { expect, test } from 'vitest'
import type { Locale } from '@loadout/contract/languages/languages.ts'
import { formatDollars } from './format-dollars.ts'

test.each<{ locale: Locale; cents: number; said: string }>([
  { locale: 'en', cents: 150, said: '1.50' },
  { locale: 'en', cents: 0, said: '0.00' },
  { locale: 'en', cents: 1_234_567, said: '12,345.67' },
  { locale: 'de', cents: 150, said: '1,50' },
  { locale: 'sv', cents: -5, said: '−0,05' },
])('SHELL-12 $cents cents are LD$ $said in $locale', ({ locale, cents, said }) => {
  expect(formatDollars(locale, cents)).toBe(said)
})
