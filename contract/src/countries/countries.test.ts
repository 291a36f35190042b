import { expect, test } from 'vitest'
import { countries } from './countries.ts'

test('ACC-77 ACC-78 there are 245 countries, and the id of each is its place in the list', () => {
  expect(countries).toHaveLength(245)
  expect(countries.map(({ id }) => id)).toEqual(countries.map((_, place) => place))
})

test('ACC-76 each country has a code, a name and one or more phone codes, and no two share a code or a name', () => {
  for (const { code, name, phone_code } of countries) {
    expect([code, name.trim(), phone_code.length > 0]).toEqual([
      expect.stringMatching(/^[A-Z]{2}$/),
      name,
      true,
    ])
    expect(
      phone_code.every((number) => Number.isInteger(number) && number > 0 && number < 10_000),
    ).toBe(true)
  }
  expect(new Set(countries.map(({ code }) => code)).size).toBe(245)
  expect(new Set(countries.map(({ name }) => name)).size).toBe(245)
})
