import { expect, test } from 'vitest'
import { orMore } from './or-more.ts'

test('SEARCH-16 L05 where people are counted no further, the figure says that there may be more', () => {
  expect(orMore('59 people', 59)).toBe('59 people')
  expect(orMore('60 people', 60)).toBe('60+ people')
  expect(orMore('Найдено: 60', 60)).toBe('Найдено: 60+')
})
