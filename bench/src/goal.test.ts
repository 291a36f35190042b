import { expect, test } from 'vitest'
import { verdict } from './goal.ts'

test('a bench says of each figure what was wanted, and in capitals that it was missed', () => {
  expect(verdict(60, { max: 60, aim: 40 })).toBe('at most 60, aim 40')
  expect(verdict(60.1, { max: 60, aim: 40 })).toBe('at most 60, aim 40  TOO MUCH')
  expect(verdict(0.1, { min: 0.1 })).toBe('at least 0.1')
  expect(verdict(0.09, { min: 0.1, aim: 0.25 })).toBe('at least 0.1, aim 0.25  TOO LITTLE')
})

test('a figure that could not be measured has missed its goal', () => {
  expect(verdict(0 / 0, { max: 4 })).toBe('at most 4  TOO MUCH')
  expect(verdict(0 / 0, { min: 4 })).toBe('at least 4  TOO LITTLE')
})
