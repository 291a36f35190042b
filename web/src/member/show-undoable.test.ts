import { afterEach, expect, test, vi } from 'vitest'
import type { Text } from '@loadout/texts/text.ts'
import { CallError } from '../platform/call/call-error.ts'
import { changeLayer, layer } from '../platform/layer/layer.ts'
import { showUndoable } from './show-undoable.ts'

afterEach(() => changeLayer(() => []))

const text = ((id: string) => id) as Text
const snacks = () => layer.all().flatMap((each) => (each.kind === 'snack' ? [each.snack] : []))
const failures = () => layer.all().flatMap((each) => (each.kind === 'error' ? [each.failure] : []))

test('a message offers the way back, and says when the server has taken it back', async () => {
  const restore = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
  showUndoable(text, 'Hidden.', restore)
  const [{ message, undo } = {}] = snacks()
  expect(message).toBe('Hidden.')
  expect(restore).not.toHaveBeenCalled()

  undo?.run()
  await vi.waitFor(() => expect(snacks().at(-1)?.message).toBe('member.undone'))
  expect(restore).toHaveBeenCalledOnce()
})

test('what the server does not take back is not said to be undone', async () => {
  showUndoable(text, 'Hidden.', () =>
    Promise.reject(new CallError(403, 'not_allowed', 'You may not.')),
  )
  snacks()[0]?.undo?.run()
  await vi.waitFor(() => expect(failures()).toMatchObject([{ code: 'not_allowed' }]))
  expect(snacks().map(({ message }) => message)).toEqual(['Hidden.'])
})

test('what can be undone stays, however long the way to it is, until something else can be', () => {
  showUndoable(text, 'Hidden.', () => Promise.resolve())
  showUndoable(text, 'Closed.', () => Promise.resolve())
  expect(snacks()).toMatchObject([{ message: 'Closed.' }])
  expect(snacks()[0]).not.toHaveProperty('automaticClose')
})
