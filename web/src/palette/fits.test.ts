import { expect, test } from 'vitest'
import { fits } from './fits.ts'

test.each([
  { typed: '', said: 'Ranking', fit: true },
  { typed: 'rank', said: 'Ranking', fit: true },
  { typed: 'poi st', said: 'Points Store', fit: true },
  { typed: 'store points', said: 'Points Store', fit: true },
  { typed: 'anking', said: 'Ranking', fit: false },
  { typed: 'points wallet', said: 'Points Store', fit: false },
  { typed: 'anvandare', said: 'Användare', fit: true },
  { typed: 'НАСТР', said: 'Настройки', fit: true },
  { typed: '!', said: 'Ranking', fit: true },
])('"$typed" finds "$said" by the beginnings of its words: $fit', ({ typed, said, fit }) => {
  expect(fits(typed, said)).toBe(fit)
})
