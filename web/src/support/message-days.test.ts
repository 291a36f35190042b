import { expect, test } from 'vitest'
import { messageDays } from './message-days.ts'

const at = (text: string) => new Date(text).getTime() / 1000
const said = (id: number, sender: number, when: string) => ({
  id,
  sender: { id: sender },
  inserted: at(when),
})

test('SUP-07 a conversation is shown by days, and within them by who speaks', () => {
  const days = messageDays([
    said(1, 7, '2026-11-18T23:58:00'),
    said(2, 9, '2026-11-18T23:59:00'),
    said(3, 9, '2026-11-18T23:59:59'),
    said(4, 9, '2026-11-19T00:00:00'),
    said(5, 7, '2026-11-21T09:00:00'),
    said(6, 9, '2026-11-21T09:01:00'),
  ])
  expect(
    days.map(({ midnight, runs }) => ({
      midnight,
      runs: runs.map((run) => run.map(({ id }) => id)),
    })),
  ).toEqual([
    { midnight: at('2026-11-18T00:00:00'), runs: [[1], [2, 3]] },
    { midnight: at('2026-11-19T00:00:00'), runs: [[4]] },
    { midnight: at('2026-11-21T00:00:00'), runs: [[5], [6]] },
  ])
})

test('SUP-07 a conversation that has not begun has no days', () => {
  expect(messageDays([])).toEqual([])
})
