/**
 * Starts one server process. With check-configuration.ts the only file that reads settings from the
 * environment.
 */
import { createClockSkew, watchClockSkew } from './platform/db/clock-skew.ts'
import { openDatabase, type Database } from './platform/db/database.ts'
import { hostOf, isConnectionError } from './platform/db/availability.ts'
import { migrate } from './platform/db/migrate.ts'
import { retryWhileAway } from './platform/db/retry-while-away.ts'
import { UnfitDatabase } from './platform/db/unfit-database.ts'
import { measureClockSkew } from './platform/http/metrics.ts'
import { loadBuiltWebPart } from './platform/render/web-part.ts'
import { systemClock } from './platform/clock.ts'
import { systemRandom } from './platform/random.ts'
import { collectGarbageWhenIdle } from './collect-garbage-when-idle.ts'
import { readConfiguration, type Configuration } from './configuration.ts'
import { WrongConfiguration, type Environment } from './configuration-values.ts'
import { shipContentPages } from './content-pages/ship-pages.ts'
import { holdsDemo } from './demo-community/holds-demo.ts'
import { startFilling } from './demo-community/start-filling.ts'
import { dropPrivileges } from './drop-privileges.ts'
import { hasPeople } from './accounts/people.ts'
import { mailServerWarning } from './mail-server-warning.ts'
import { inviteOwner } from './owners/invitation.ts'
import { cleanAgain } from './platform/html/clean-again.ts'
import { secretWarning } from './secret-warning.ts'
import { buildSite } from './site.ts'
import { storedHtml } from './stored-html.ts'

type Message =
  | { type: 'progress' | 'fatal'; message: string }
  | { type: 'ready'; url: string; demo: boolean }

const sendToLauncher = (message: Message) => process.send?.(message)

const LONGEST_DRAIN_MS = 13_000

async function start() {
  leaveWithLauncher()
  const environment = await withProviderStandIns(process.env)
  const configuration = readConfiguration(environment, process.argv.slice(2))
  const [web] = await Promise.all([
    configuration.development
      ? import('./platform/render/development-web-part.ts').then((part) =>
          part.loadDevelopmentWebPart(),
        )
      : loadBuiltWebPart(),
    migrateWhenReady(configuration),
  ])
  const database = openDatabase({
    url: configuration.databaseUrl,
    connections: configuration.databaseConnections,
  })
  await retryWhileAway(() => shipContentPages(database.db))
  const demo = await withDemo(configuration, database)

  const { development } = web
  const site = await buildSite({
    configuration,
    database,
    clock: systemClock,
    random: systemRandom,
    web,
    ...(development ? { extend: development } : {}),
  })
  const ending = new AbortController()
  endWith(
    () => {
      ending.abort()
      return site.drain()
    },
    (error) => site.http.log.fatal({ err: error }, 'unhandled error'),
  )
  await site.http.listen({ host: configuration.host, port: configuration.port })
  // In the same turn: nothing that anybody sent is looked at as root.
  if (configuration.user) dropPrivileges(configuration.user)
  site.jobs.start()
  const warnings = [
    mailServerWarning(configuration),
    await retryWhileAway(() => secretWarning(database.db, configuration)),
  ]
  for (const warning of warnings) if (warning !== undefined) console.log(warning)
  if (configuration.production && !demo) await printOwnersAddress(configuration, database)
  sendToLauncher({ type: 'ready', url: configuration.origin, demo })
  // Readers are served meanwhile: the content security policy is what stands between them and what
  // is not cleaned yet.
  const onError = (error: unknown) =>
    site.http.log.error(
      { err: error },
      'stored texts could not be cleaned again, another try follows',
    )
  void cleanAgain(site.transaction, { kinds: storedHtml, signal: ending.signal, onError }).then(
    (count) => count > 0 && site.http.log.info({ count }, 'stored texts cleaned again'),
  )
  const skew = createClockSkew({
    db: database.db,
    now: () => Date.now(),
    log: (message) => site.http.log.error(message),
  })
  measureClockSkew(skew.seconds)
  watchClockSkew(skew)
  collectGarbageWhenIdle({
    collect() {
      site.cache.shrink()
      globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    },
  })
  if (!process.send) console.log(`Loadout listens on ${configuration.origin}/?lang=en`)
}

/**
 * Without an application at another site one connects accounts all the same while one tries or
 * develops this one (AMB-78). Production never does.
 */
async function withProviderStandIns(environment: Environment): Promise<Environment> {
  const isChosen = Boolean(environment['PROVIDER_STAND_INS'])
  if (isChosen || environment['NODE_ENV'] === 'production') return environment
  const standIns = await import('./providers/stand-ins/provider-stand-ins.ts')
  const { origin } = await standIns.startProviderStandIns()
  return { ...environment, PROVIDER_STAND_INS: origin }
}

async function migrateWhenReady({ databaseUrl: url, restarted }: Configuration) {
  try {
    await retryWhileAway(() => migrate(url, restarted ? refuseUnasked : sayMigrating))
  } catch (error) {
    if (isConnectionError(error))
      throw new WrongConfiguration(`PostgreSQL at ${hostOf(url)} does not answer.`)
    throw wrongDatabase(error)
  }
}

const sayMigrating = () => sendToLauncher({ type: 'progress', message: 'Migrating' })

/** Nobody has meant to start this version yet, and there may be no backup of what was before. */
function refuseUnasked() {
  throw new WrongConfiguration(
    'The clone was changed while the site was running, and the database would be changed with it. Stop the site (Ctrl-C where it was started), back it up, and start it.',
  )
}

/**
 * A refused sign-in, a missing database, one that this version cannot work on, or a right or an
 * extension that it lacks is the operator's to mend, and one line says it better than a stack.
 */
function wrongDatabase(error: unknown) {
  if (error instanceof UnfitDatabase) return new WrongConfiguration(error.message)
  const code = (error as { code?: string }).code ?? ''
  return ['28P01', '28000', '3D000', '42501', '0A000', '58P01'].includes(code)
    ? new WrongConfiguration(`DATABASE_URL does not work: ${(error as Error).message}.`)
    : error
}

/**
 * Answers whether this is the demo community. Its people have a password that everybody knows, so
 * production serves them only when told to.
 */
async function withDemo(
  { demo, production, databaseUrl }: Configuration,
  { db }: Database,
): Promise<boolean> {
  if (demo && !(await retryWhileAway(() => hasPeople(db)))) {
    sendToLauncher({ type: 'progress', message: 'Filling the demo community' })
    await startFilling(databaseUrl)
  }
  const isDemo = await retryWhileAway(() => holdsDemo(db))
  if (isDemo && production && !demo) {
    throw new WrongConfiguration(
      'This database holds the demo community, whose passwords are public. Set LOADOUT_DATA to a new folder, or DATABASE_URL to a database of your own; or start with --demo.',
    )
  }
  return isDemo
}

/** For whoever can read what this process prints, and nobody else. */
async function printOwnersAddress({ origin }: Configuration, { db }: Database) {
  const parts = { db, clock: systemClock, random: systemRandom }
  const address = await retryWhileAway(() => inviteOwner(parts, origin))
  if (address !== undefined)
    console.log(
      `\nThis site has no owner yet. Whoever opens this address within 24 hours becomes its owner:\n${address}\nAddresses that were printed before are no longer good.`,
    )
}

/**
 * Until there is something to drain, a launcher that goes takes this process along at once. It may
 * have gone before anybody listened.
 */
function leaveWithLauncher() {
  if (process.send && !process.connected) leave()
  process.once('disconnect', leave)
}

const leave = () => process.exit(0)

function endWith(drain: () => Promise<void>, report: (error: unknown) => void) {
  let ending = false
  const end = async (code: number) => {
    if (ending) return
    ending = true
    // Whatever a drain waits for in vain, such as a frozen database, must not keep the process for
    // ever.
    setTimeout(() => process.exit(code), LONGEST_DRAIN_MS).unref()
    await drain().catch(report)
    process.exit(code)
  }
  process.on('SIGTERM', () => void end(0))
  process.on('SIGINT', () => void end(0))
  // The launcher is gone, and with it whoever would stop this process.
  process.off('disconnect', leave).on('disconnect', () => void end(0))
  // After a bug nobody knows what state this process is in: it stops, and the launcher starts a
  // fresh one (checklist O08).
  const crash = (error: unknown) => {
    report(error)
    setTimeout(() => process.exit(1), 1_000)
    void end(1)
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
}

/**
 * Why the site may not listen where it was told to, for whoever told it; undefined when that is not
 * the trouble.
 */
function listenRefusal(error: unknown): string | undefined {
  const { code, syscall, port, address, hostname } = error as {
    code?: string
    syscall?: string
    port?: number
    address?: string
    hostname?: string
  }
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another one.`
  if (code === 'EACCES' && syscall === 'listen')
    return `This user may not listen on port ${port}. Set PORT to another one.`
  // The database is looked up by another library, whose failures come as something else.
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && hostname !== undefined))
    return `The site cannot listen on ${address ?? hostname} (${code}). Set HOST to an address of this machine.`
  return undefined
}

start().catch((error: unknown) => {
  const refusal = listenRefusal(error)
  const known = error instanceof WrongConfiguration || refusal !== undefined
  const message = refusal ?? (error instanceof Error ? error.message : String(error))
  if (known && process.send) sendToLauncher({ type: 'fatal', message })
  else if (known) console.error(message)
  else console.error(error)
  process.exit(1)
})
