import { expect, test } from 'vitest'
import { eachInTurn } from './each-in-turn.ts'

test('what fails keeps none of the others from being done, and is thrown in the end', async () => {
  const done: number[] = []
  const act = async (number: number) => {
    if (number % 2 === 0) throw new Error(`no ${number}`)
    done.push(number)
  }
  await expect(eachInTurn([1, 2, 3], act)).rejects.toThrow('no 2')
  await expect(eachInTurn([2, 4, 5], act)).rejects.toThrow('2 failed, the first: Error: no 2')
  await eachInTurn([7], act)
  expect(done).toEqual([1, 3, 5, 7])
})
