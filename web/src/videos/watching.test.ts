import { expect, test } from 'vitest'
import { beginWatching, type Heard } from './watching.ts'

/** What is waiting has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

async function watching(fails?: 'start' | 'report') {
  const told: string[] = []
  const tell = (what: 'start' | 'report' | 'stop') => () => {
    told.push(what)
    return what === fails ? Promise.reject(new Error(what)) : Promise.resolve()
  }
  const session = beginWatching({
    start: tell('start'),
    report: tell('report'),
    stop: tell('stop'),
  })
  await settled()
  const hear = (state: Heard['state'], second: number, position = second) =>
    session.hear({ state, position, at: second * 1_000 })
  /** The player says once a second that it plays. */
  const play = (from: number, to: number) => {
    for (let second = from; second <= to; second++) hear('playing', second)
  }
  return { told, hear, play }
}

test('VIDEO-15 VIDEO-17 a session starts at once, and ten seconds of more than ten are reported once', async () => {
  const { told, play } = await watching()
  expect(told).toEqual(['start'])
  play(0, 10)
  expect(told).toEqual(['start'])
  play(11, 300)
  expect(told).toEqual(['start', 'report'])
})

test('VIDEO-17 pauses are not watched, and neither is what somebody jumps over', async () => {
  const { told, hear } = await watching()
  hear('playing', 0)
  hear('paused', 5)
  hear('paused', 60, 5)
  hear('playing', 61, 500)
  hear('playing', 65, 504)
  expect(told).toEqual(['start'])
  hear('playing', 66, 505)
  expect(told).toEqual(['start', 'report'])
})

test('VIDEO-18 at the end of a video that was watched the session stops, once', async () => {
  const { told, hear, play } = await watching()
  play(0, 40)
  hear('ended', 41)
  hear('ended', 42)
  await settled()
  expect(told).toEqual(['start', 'report', 'stop'])
})

test('VIDEO-18 after five seconds the end stops nothing', async () => {
  const { told, hear, play } = await watching()
  play(0, 4)
  hear('ended', 5)
  await settled()
  expect(told).toEqual(['start'])
})

test('VIDEO-16 without a session nothing is reported or stopped', async () => {
  const { told, hear, play } = await watching('start')
  play(0, 40)
  hear('ended', 41)
  await settled()
  expect(told).toEqual(['start'])
})

test('VIDEO-18 what could not be reported is not stopped', async () => {
  const { told, hear, play } = await watching('report')
  play(0, 40)
  hear('ended', 41)
  await settled()
  expect(told).toEqual(['start', 'report'])
})
