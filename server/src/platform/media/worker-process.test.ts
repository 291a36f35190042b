import { expect, onTestFinished, test } from 'vitest'
import { isAlive } from '../../../../launcher/processes.mjs'
import { eventually } from '../../../test/eventually.ts'
import { workerProcess } from './worker-process.ts'

const programs = `${import.meta.dirname}/../../../test/processes`

/** Takes as many milliseconds as it is told to, and answers its process id. */
function waitingWorker(limits: { idleMs?: number; timeoutMs?: number }) {
  const worker = workerProcess<number, number>(`${programs}/waiting-worker.ts`, limits)
  onTestFinished(worker.close)
  return worker
}

test('I02 a worker is not ended for how long orders wait for their turn', async () => {
  const { ask } = waitingWorker({ timeoutMs: 12_000 })
  const processes = await Promise.all(Array.from({ length: 24 }, () => ask(2_100)))
  expect(new Set(processes).size).toBe(1)
})

test('I02 a worker that hangs is ended, what it had taken fails, and another takes its place', async () => {
  const { ask } = waitingWorker({ timeoutMs: 5_000 })
  const first = await ask(0)
  await expect(ask(60_000)).rejects.toThrow('the picture worker ended')
  expect(await ask(0)).not.toBe(first)
})

test('a worker ends when it is idle, and not while it is busy again', async () => {
  const { ask } = waitingWorker({ idleMs: 400 })
  const first = await ask(0)
  // Longer than it may be idle: had the time gone on that began with the order before, this one
  // would fail.
  expect(await ask(800)).toBe(first)
  await eventually(() => expect(isAlive(first)).toBe(false))
  expect(await ask(0)).not.toBe(first)
})

test('I02 a worker that nobody needs any more ends in the middle of a picture', async () => {
  const { ask, close } = workerProcess<number, number>(`${programs}/decoding-worker.ts`)
  const worker = await ask(1_000_000_000)
  close()
  await eventually(() => expect(isAlive(worker)).toBe(false))
})
