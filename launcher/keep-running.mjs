// Keeps the two processes of the site alive: what ends without having been asked to starts again.
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from './postgres.mjs'
import { step } from './progress.mjs'
import { Refusal } from './refusal.mjs'
import { startServer } from './server-process.mjs'

/** @typedef {import('./server-process.mjs').Ready} Ready */
/**
 * @typedef {object} KeptServer
 * @property {Promise<Ready>} ready
 * @property {() => Promise<unknown>} stop
 * @property {() => void} kill
 */

/** Milliseconds before the next attempt: at once at first, then more slowly, at last every 4 s. */
const pauses = [0, 250, 500, 1_000, 2_000]
/** @param {number} attempt */
const pauseBefore = (attempt) => pauses[attempt] ?? 4_000

/**
 * Starts on the same port again, so the server finds it without being told.
 * @param {{ folder: string, connections: number }} options
 */
export function keepPostgres(options) {
  let stopping = false
  const finished = step('Starting PostgreSQL')
  let current = startPostgres(options)
  const ready = current.then(watch)
  ready.then(
    () => finished(),
    () => finished(false),
  )

  /** @param {import('./postgres.mjs').Postgres} postgres */
  function watch(postgres) {
    postgres.onExit(() => {
      if (stopping) return
      console.error('PostgreSQL has ended unexpectedly, starting it again.')
      current = restart(postgres.port)
    })
    return postgres
  }

  /**
   * @param {number} port
   * @returns {Promise<import('./postgres.mjs').Postgres>}
   */
  async function restart(port) {
    for (let attempt = 0; ; attempt++) {
      await sleep(pauseBefore(attempt))
      try {
        if (!stopping) return watch(await startPostgres({ ...options, port }))
      } catch (error) {
        console.error(error instanceof Refusal ? error.message : error)
      }
      if (stopping) throw new Refusal('Stopped while PostgreSQL was starting.')
    }
  }

  return {
    ready,
    async stop() {
      stopping = true
      const running = await current.catch(() => undefined)
      await running?.stop()
    },
  }
}

/**
 * A server that never came up would not do so the next time either: then `ready` fails with what it
 * said. Later it is restarted for ever: at once when it had been ready, whatever ended it and
 * however often before (checklist O08), and ever more slowly while it does not come up.
 * @param {import('./server-process.mjs').Launch} launch
 * @returns {KeptServer}
 */
export function keepServer(launch) {
  let stopping = false
  let server = startServer(launch)

  async function firstReady() {
    const ready = await server.ready
    if (ready) {
      void keep()
      return ready
    }
    const { how, fatal } = await server.ended
    throw new Refusal(fatal ?? `The server ended before it was ready (${how}).`)
  }

  async function keep() {
    for (let failures = 0; ;) {
      const [wasReady, { how, fatal }] = await Promise.all([server.ready, server.ended])
      if (stopping) return
      failures = wasReady ? 0 : failures + 1
      const pause = pauseBefore(failures)
      const when = pause === 0 ? '' : ` in ${pause / 1_000} s`
      console.error(
        `${fatal ?? `The server has ended unexpectedly (${how}).`} Starting it again${when}.`,
      )
      await sleep(pause)
      if (stopping) return
      server = startServer({
        ...launch,
        env: { ...launch.env, LOADOUT_RESTARTED: '1' },
        onProgress: () => {},
      })
    }
  }

  return {
    ready: firstReady(),
    stop() {
      stopping = true
      return server.stop()
    },
    kill: () => server.kill(),
  }
}
