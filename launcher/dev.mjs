// `npm run dev`: the site for working on it. The server restarts when its sources change; the web
// part is served by Vite inside it, with hot reload. (Node's own --watch would stand between us and
// the server's messages.)
import { spawnSync } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { clone, inClone } from './clone.mjs'
import { say } from './progress.mjs'
import { Refusal } from './refusal.mjs'
import { startServer } from './server-process.mjs'
import { runSite } from './supervisor.mjs'

/** @typedef {import('./server-process.mjs').Ready} Ready */

const watched = ['server', 'contract', 'texts', 'demo']
const source = /\.(ts|sql|json|po)$/
const noSource = /(^|[\\/])(node_modules|dist|\.cache|compiled)[\\/]|\.test\.ts$/

await runSite({ prepare: compileTexts, keepServer: restartOnChange, env: { LOADOUT_DEV: '1' } })

/**
 * A server that ends by itself (mostly a slip of the pen) waits for the next change.
 * @param {import('./server-process.mjs').Launch} launch
 * @returns {import('./keep-running.mjs').KeptServer}
 */
function restartOnChange(launch) {
  /** @type {(ready: Ready) => void} */
  let firstReady
  /** @type {(refusal: Refusal) => void} */
  let refused
  /** @type {Promise<Ready>} */
  const ready = new Promise((resolve, reject) => ((firstReady = resolve), (refused = reject)))

  let wasReady = false
  let stopping = false
  let asked = false
  let server = start()

  function start() {
    const started = startServer(wasReady ? { ...launch, onProgress: () => {} } : launch)
    asked = false
    void follow(started)
    return started
  }

  /** @param {import('./server-process.mjs').ServerProcess} started */
  async function follow(started) {
    const message = await started.ready
    if (message) {
      wasReady = true
      firstReady(message)
    }
    const { how, fatal } = await started.ended
    if (asked || started !== server) return
    if (fatal && !wasReady) return refused(new Refusal(fatal))
    console.error(
      `${fatal ?? `The server has ended (${how}).`} It starts again with the next change.`,
    )
  }

  const stop = (/** @type {number} */ patience) => {
    asked = true
    return server.stop(patience)
  }

  onChange(async (changed) => {
    say(`Changed: ${changed.join(', ')}`)
    await stop(2_000)
    if (changed.some((path) => path.startsWith('texts'))) await compileTexts(launch.node)
    if (!stopping) server = start()
  })

  return {
    ready,
    stop() {
      stopping = true
      return stop(15_000)
    },
    kill: () => server.kill(),
  }
}

/**
 * What is saved in the same moment counts as one change; what is saved meanwhile is the next.
 * @param {(changed: string[]) => Promise<void>} act
 */
function onChange(act) {
  /** @type {Set<string>} */
  const changed = new Set()
  /** @type {NodeJS.Timeout | undefined} */
  let soon
  let acting = Promise.resolve()
  const actOnAll = async () => {
    const paths = [...changed]
    changed.clear()
    if (paths.length > 0) await act(paths).catch(printError)
  }

  for (const folder of watched) {
    watch(inClone(folder), { recursive: true }, (_event, name) => {
      if (!name || !source.test(name) || noSource.test(name)) return
      changed.add(join(folder, name))
      clearTimeout(soon)
      soon = setTimeout(() => (acting = acting.then(actOnAll)), 100)
    })
  }
}

/** @param {unknown} error */
const printError = (error) => console.error(error instanceof Refusal ? error.message : error)

/** @param {string} node */
async function compileTexts(node) {
  const compile = ['--no-warnings', join('texts', 'src', 'compile.ts')]
  const { status } = spawnSync(node, compile, { cwd: clone, stdio: 'inherit' })
  if (status !== 0) throw new Refusal('The texts could not be compiled (see above).')
}
