import { expect, test } from 'vitest'
import { beginWatching, type Playback } from './watching.ts'

/** What is waiting has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

async function watching(fails?: 'start' | 'report') {
  const called: string[] = []
  const answer = (what: 'start' | 'report' | 'stop') => () => {
    called.push(what)
    return what === fails ? Promise.reject(new Error(what)) : Promise.resolve()
  }
  const session = beginWatching({
    start: answer('start'),
    report: answer('report'),
    stop: answer('stop'),
  })
  await settled()
  const update = (state: Playback['state'], second: number, position = second) =>
    session.update({ state, position, at: second * 1_000 })
  /** The player says once a second that it plays. */
  const play = (from: number, to: number) => {
    for (let second = from; second <= to; second++) update('playing', second)
  }
  return { called, update, play }
}

test('VIDEO-15 VIDEO-17 a session starts at once, and ten seconds of more than ten are reported once', async () => {
  const { called, play } = await watching()
  expect(called).toEqual(['start'])
  play(0, 10)
  expect(called).toEqual(['start'])
  play(11, 300)
  expect(called).toEqual(['start', 'report'])
})

test('VIDEO-17 pauses are not watched, and neither is what somebody jumps over', async () => {
  const { called, update } = await watching()
  update('playing', 0)
  update('paused', 5)
  update('paused', 60, 5)
  update('playing', 61, 500)
  update('playing', 65, 504)
  expect(called).toEqual(['start'])
  update('playing', 66, 505)
  expect(called).toEqual(['start', 'report'])
})

test('VIDEO-18 at the end of a video that was watched the session stops, once', async () => {
  const { called, update, play } = await watching()
  play(0, 40)
  update('ended', 41)
  update('ended', 42)
  await settled()
  expect(called).toEqual(['start', 'report', 'stop'])
})

test('VIDEO-18 after five seconds the end stops nothing', async () => {
  const { called, update, play } = await watching()
  play(0, 4)
  update('ended', 5)
  await settled()
  expect(called).toEqual(['start'])
})

test('VIDEO-16 without a session nothing is reported or stopped', async () => {
  const { called, update, play } = await watching('start')
  play(0, 40)
  update('ended', 41)
  await settled()
  expect(called).toEqual(['start'])
})

test('VIDEO-18 what could not be reported is not stopped', async () => {
  const { called, update, play } = await watching('report')
  play(0, 40)
  update('ended', 41)
  await settled()
  expect(called).toEqual(['start', 'report'])
})
