// A redis-server for the tests of several processes on a Redis: one that is there, else Debian's
// package when root.
import { canRun, installDebianPackage, onPath } from './programs.mjs'
import { isRoot } from './unprivileged-user.mjs'
import { Refusal } from './refusal.mjs'

const names = ['redis-server', 'valkey-server']

/** Answers the path of one that starts. Tests that need it are never skipped for the lack of it. */
export function findRedis() {
  return wanted() ?? onPath(names) ?? (isRoot ? debianPackage() : undefined) ?? refuse()
}

function wanted() {
  const { REDIS_SERVER } = process.env
  if (!REDIS_SERVER) return undefined
  if (!canRun(REDIS_SERVER))
    throw new Refusal(`REDIS_SERVER names ${REDIS_SERVER}, which cannot be run.`)
  return REDIS_SERVER
}

function debianPackage() {
  installDebianPackage('redis-server')
  return onPath(names)
}

/** @returns {never} */
function refuse() {
  throw new Refusal(
    'The tests of several processes on a Redis need redis-server, and none could be had. Install it, or name it in REDIS_SERVER.',
  )
}
