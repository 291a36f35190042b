import { afterEach, expect, test } from 'vitest'
import { CallError } from '../call/call-error.ts'
import { closeFailure, currentFailure, showFailure } from './failures.ts'
import { changeLayer, layer, type LoadModal } from './layer.ts'
import { closeModal, openModal, toggleModal } from './modals.ts'
import { closeSnack, showSnack } from './snacks.ts'

afterEach(() => changeLayer(() => []))

const menu: LoadModal = () => Promise.reject(new Error('nobody shows it here'))
const notes: LoadModal<{ of: string }> = () => Promise.reject(new Error('nor this'))
const fail = (text: string) => {
  showFailure(new CallError(400, 'x', text))
  return currentFailure()?.id ?? Number.NaN
}
const kinds = () => layer.all().map(({ kind }) => kind)

test('SHELL-25 modals, popovers and snacks share one row of ids, which only grow', () => {
  const ids = [
    openModal(menu),
    fail('One'),
    showSnack({ message: 'Two' }),
    openModal(notes, { of: 'Haldor' }),
    fail('Three'),
    showSnack({ message: 'Four' }),
  ]
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  expect(new Set(ids).size).toBe(6)
})

test('SHELL-25 an id is not given again after its owner has gone', () => {
  const ids = [1, 2, 3].map(() => {
    const id = showSnack({ message: 'Again' })
    closeSnack(id)
    return id
  })
  expect(new Set(ids).size).toBe(3)
  expect(layer.all()).toEqual([])
})

test('SHELL-25 closing an older popover leaves the newer one open', () => {
  const older = fail('Older')
  const newer = fail('Newer')
  expect(kinds()).toEqual(['error'])
  closeFailure(older)
  expect(currentFailure()?.id).toBe(newer)
  closeFailure(newer)
  expect(currentFailure()).toBeUndefined()
})

test('SHELL-26 toggling a modal opens it, and toggling it again asks it to go', () => {
  toggleModal(menu)
  expect(layer.all()).toMatchObject([{ kind: 'modal', load: menu, closing: false }])
  toggleModal(menu)
  expect(layer.all()).toMatchObject([{ kind: 'modal', load: menu, closing: true }])
})

test('SHELL-26 toggling one modal leaves another open', () => {
  toggleModal(menu)
  toggleModal(notes, { of: 'Haldor' })
  expect(layer.all()).toMatchObject([
    { load: menu, closing: false },
    { load: notes, props: { of: 'Haldor' }, closing: false },
  ])
  toggleModal(notes)
  expect(layer.all()).toMatchObject([
    { load: menu, closing: false },
    { load: notes, closing: true },
  ])
})

test('a modal that is sliding out can be opened anew meanwhile', () => {
  const first = openModal(menu)
  closeModal(first)
  toggleModal(menu)
  expect(layer.all()).toMatchObject([{ id: first, closing: true }, { closing: false }])
})

test('a modal whose button is pressed again before it is there opens once, and does what the last press wanted', () => {
  const question: LoadModal<{ of: { id: number }; onConfirm: () => void }> = () =>
    Promise.reject(new Error('still on its way'))
  const [before, last] = [() => undefined, () => undefined]
  const first = openModal(question, { of: { id: 1 }, onConfirm: before })
  showSnack({ message: 'One' })
  expect(openModal(question, { of: { id: 1 }, onConfirm: last })).toBe(first)
  expect(kinds()).toEqual(['modal', 'snack'])
  expect(layer.all()[0]).toHaveProperty('props.onConfirm', last)

  const ofAnother = openModal(question, { of: { id: 2 }, onConfirm: last })
  expect(ofAnother).not.toBe(first)
  closeModal(ofAnother)
  expect(openModal(question, { of: { id: 2 }, onConfirm: last })).not.toBe(ofAnother)
  expect(kinds()).toEqual(['modal', 'snack', 'modal', 'modal'])
})

test('SHELL-27 closing a snack takes away that one alone', () => {
  const one = showSnack({ message: 'One' })
  showSnack({ message: 'Two' })
  closeSnack(one)
  expect(layer.all()).toMatchObject([{ kind: 'snack', snack: { message: 'Two' } }])
})

test('who watches the layer hears of each change until they stop', () => {
  const seen: number[] = []
  const stop = layer.subscribe(() => seen.push(layer.all().length))
  const id = showSnack({ message: 'One' })
  closeSnack(id)
  stop()
  showSnack({ message: 'Two' })
  expect(seen).toEqual([1, 0])
})
