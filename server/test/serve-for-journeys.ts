/**
 * A process of its own beside each worker of the end-to-end tests. For every test it opens a fresh
 * site, as a visitor meets it (pages are kept, on a free port), and does what the test asks for
 * over IPC: makes things, moves the clock, ends the site.
 */
import { freePort } from '../../launcher/free-port.mjs'
import type { Factories } from './factories.ts'
import { answerLate } from './late-answers.ts'
import { openSite } from './open-site.ts'
import {
  startProviderStandIns,
  type ProviderStandIns,
} from '../src/providers/stand-ins/provider-stand-ins.ts'
import { databasePool } from './pooled-database.ts'

/** `{port}` in a value stands for the port of the site. */
export type JourneySite = {
  now?: Date
  environment?: Record<string, string>
  /** That of another process of the same site; one of its own when left out. */
  databaseUrl?: string
  /** Whether it does what is done later, such as telling members of what happened. */
  jobs?: boolean
  /** Whether it takes accounts of other sites, of which there are stand-ins then. */
  providers?: boolean
}

export type Order =
  | { do: 'open'; site: JourneySite }
  | { do: 'make'; kind: keyof Factories; wishes: unknown[] }
  | { do: 'setClock'; moment: Date }
  | { do: 'advanceClock'; milliseconds: number }
  | { do: 'end' }

/** Where the site is, and what can be made there. */
export type Opened = { url: string; databaseUrl: string; kinds: (keyof Factories)[] }

type Numbered<T> = T & { number: number }
export type Reply = Numbered<{ answer: unknown } | { failure: string }>

const databases = databasePool(process.env['JOURNEYS_POSTGRES'] ?? '')
/** As `npm start` has it. */
const PAGE_CACHE_SECONDS = '10'
/** What passes through a worker is hidden from `page.route`; a journey that is about it has one. */
const SERVICE_WORKER = 'off'
/** See late-answers.ts. */
const LATE_MS = Number(process.env['LATE_MS'] ?? 0)

let site: Awaited<ReturnType<typeof openSite>> | undefined
let standIns: ProviderStandIns | undefined
let giveBack = noDatabase

async function carryOut(order: Order): Promise<unknown> {
  if (order.do === 'open') {
    site = await open(order.site)
    const kinds = Object.keys(site.make) as (keyof Factories)[]
    return { url: site.url, databaseUrl: site.databaseUrl, kinds } satisfies Opened
  }
  if (!site) throw new Error('no site is open')
  switch (order.do) {
    case 'make':
      return (site.make[order.kind] as (...wishes: unknown[]) => Promise<unknown>)(...order.wishes)
    case 'setClock':
      return site.clock.set(order.moment)
    case 'advanceClock':
      return site.clock.advance(order.milliseconds)
    case 'end':
      await site.end()
      standIns?.end()
      return giveBack()
  }
}

async function open({
  now,
  environment = {},
  databaseUrl,
  jobs = false,
  providers = false,
}: JourneySite) {
  giveBack = noDatabase
  standIns = providers ? await startProviderStandIns({ now: siteNow }) : undefined
  const port = await freePort()
  const own = Object.entries(environment).map(([name, value]) => [
    name,
    value.replaceAll('{port}', String(port)),
  ])
  const opened = await openSite(databaseUrl ?? (await takeOwn()), {
    port,
    jobs,
    environment: {
      ORIGIN: `http://127.0.0.1:${port}`,
      PAGE_CACHE_SECONDS,
      SERVICE_WORKER,
      LOG_LEVEL: 'warn',
      PROVIDER_STAND_INS: standIns?.origin ?? 'off',
      ...Object.fromEntries(own),
    },
    ...(now ? { now } : {}),
  })
  if (LATE_MS > 0) answerLate(opened.site.http.server, LATE_MS)
  return opened
}

/** That of another process is given back there. */
async function noDatabase(): Promise<void> {}

async function takeOwn(): Promise<string> {
  const database = await databases.take()
  giveBack = database.giveBack
  return database.url
}

/** Other sites live in the same time. */
const siteNow = () => site?.clock.now() ?? new Date()

process.on('message', (order: Numbered<Order>) => {
  const reply = (result: { answer: unknown } | { failure: string }) =>
    process.send?.({ number: order.number, ...result } satisfies Reply)
  carryOut(order).then(
    (answer) => reply({ answer }),
    (error: unknown) =>
      reply({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
// The worker is gone, and with it whoever would ask for anything.
process.on('disconnect', () => process.exit(0))
