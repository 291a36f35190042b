// What the environment says, checked before anything is started.
import { spawnSync } from 'node:child_process'
import { inClone } from './clone.mjs'
import { portProblem } from './free-port.mjs'
import { Refusal } from './refusal.mjs'
import { heapMegabytes, serverCache } from './server-flags.mjs'

/** An empty variable counts as none. */
export function readConfiguration() {
  const { PORT, DATABASE_URL, DATABASE_CONNECTIONS } = process.env
  heapMegabytes(process.env)
  return {
    port: readPort(PORT || '3000'),
    databaseUrl: readDatabaseUrl(DATABASE_URL || undefined),
    // The server says what is wrong with it, and whether anything is.
    databaseConnections: Number(DATABASE_CONNECTIONS || 0),
  }
}

/**
 * What only the server reads is checked by the server's own rules, so that a wrong setting is said
 * before a database is made and the site built for it.
 * @param {{ node: string, args: string[], env: NodeJS.ProcessEnv, folder: string }} launch
 */
export function checkServerConfiguration({ node, args, env, folder }) {
  const { status, error, stderr } = spawnSync(
    node,
    ['--no-warnings', inClone('server/src/check-configuration.ts'), ...args],
    {
      env: { ...process.env, ...serverCache(folder), ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    },
  )
  if (error) throw error
  if (status !== 0) throw new Refusal(stderr.trim())
}

/** @param {number} port */
export async function requireFreePort(port) {
  const problem = await portProblem(port)
  if (!problem) return
  if (problem === 'EADDRINUSE') throw new Refusal(`Port ${port} is taken. Set PORT to another one.`)
  throw new Refusal(
    `This user may not listen on port ${port} (${problem}). Set PORT to another one.`,
  )
}

/** @param {string} text */
function readPort(text) {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new Refusal(`PORT must be a number from 1 to 65535, it is "${text}".`)
}

/**
 * The address may hold a password, so it is not repeated.
 * @param {string | undefined} url
 */
function readDatabaseUrl(url) {
  if (url === undefined || (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url))) return url
  throw new Refusal('DATABASE_URL must look like postgres://user:password@host:5432/name.')
}
