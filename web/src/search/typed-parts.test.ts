import { expect, test } from 'vitest'
import { typedParts } from './typed-parts.ts'

/** What was typed stands in brackets. */
const shown = (suggestion: string, search: string) =>
  typedParts(suggestion, search)
    .map(({ text, typed }) => (typed ? `[${text}]` : text))
    .join('')

test.each([
  { suggestion: 'Haldor', search: 'hal', shows: '[Hal]dor' },
  {
    suggestion: 'Half the circle, twice the panic',
    search: 'hal',
    shows: '[Hal]f the circle, twice the panic',
  },
  { suggestion: 'The road to Malmö', search: 'malmo', shows: 'The road to [Malmö]' },
  { suggestion: 'The road to Malmö', search: 'MALMÖ road', shows: 'The [road] to [Malmö]' },
  { suggestion: 'Katowice, Katowice', search: 'kat', shows: '[Kat]owice, [Kat]owice' },
  { suggestion: 'Oskar', search: 'kar', shows: 'Oskar' },
  { suggestion: 'Команды выиграли', search: 'ком', shows: '[Ком]анды выиграли' },
  { suggestion: 'Йоган', search: 'ио', shows: '[Йо]ган' },
  { suggestion: 'a+b', search: '.*', shows: 'a+b' },
  { suggestion: 'Finals final', search: 'f final', shows: '[Final]s [final]' },
])(
  'SEARCH-02 of "$suggestion" what was typed as "$search" is $shows',
  ({ suggestion, search, shows }) => {
    expect(shown(suggestion, search)).toBe(shows)
  },
)
