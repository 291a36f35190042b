import pg from 'pg'

/**
 * What PostgreSQL and the network answer when it is the database that is missing and not the query
 * that is wrong.
 */
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
])
/** What pg says to whoever waited in vain for a connection of its pool. */
export const POOL_TIMEOUT = 'timeout exceeded when trying to connect'
const CONNECTION_MESSAGES =
  /connection terminated|timeout expired|query read timeout|connection timeout|connection error|not queryable/i

/** Whether a failure is the database that is missing, and not the query that is wrong. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown }
  return (
    (typeof code === 'string' && CONNECTION_CODES.has(code)) ||
    // A unix socket is there only while PostgreSQL is.
    (code === 'ENOENT' && syscall === 'connect') ||
    error.message.includes(POOL_TIMEOUT) ||
    CONNECTION_MESSAGES.test(error.message)
  )
}

/** Where it is looked for, as pg reads the address: the folder of a unix socket is a parameter. */
export function hostOf(url: string): string {
  const address = new URL(url)
  const host = address.searchParams.get('host') ?? decodeURIComponent(address.host)
  return host === '' ? 'localhost' : host
}

/**
 * The database could not be asked. Only what talks to it throws this, so that no broken request of
 * a visitor passes for one.
 */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/**
 * What pg says when it had no connection to give in time, or one was not open in time. Those that
 * are open may answer all the while.
 */
const NONE_IN_TIME = new Set([
  POOL_TIMEOUT,
  'Connection terminated due to connection timeout',
  'timeout expired',
])
const isWithoutConnection = (error: unknown) =>
  error instanceof Error && NONE_IN_TIME.has(error.message)
/** The same, and what pg says when a statement was not answered in time. */
const isLate = (error: unknown) =>
  isWithoutConnection(error) || (error instanceof Error && error.message === 'Query read timeout')

/**
 * A statement that ran into its time limit, or waited too long for a lock: the database is there,
 * but this answer is not.
 */
export function isTimeLimit(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return code === '57014' || code === '55P03'
}

/**
 * The disk of the database is full: it is there and can be read, but takes nothing more until
 * somebody makes room (checklist O04).
 */
export const isOutOfRoom = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === '53100'

/** It has no connection to give to one more, and says so: whoever has one is answered. */
const isFull = (error: unknown) => (error as { code?: unknown } | null)?.code === '53300'

const PROBE_INTERVAL_MS = 250
const PROBE_TIMEOUT_MS = 1_500
/**
 * Whether it is back is found out as patiently as any connection opens: a machine that is busy with
 * its return is in time for no less.
 */
const RETURN_TIMEOUT_MS = 5_000

export type Availability = ReturnType<typeof watchAvailability>

/**
 * Knows whether PostgreSQL answers. After the first connection error calls are refused at once,
 * without queueing for a connection that will not come (checklist O02, B06), until a probe on a
 * connection of its own succeeds.
 */
export function watchAvailability(url: string) {
  let up = true
  let probing = false
  /** Since the probe has begun a statement was answered. */
  let isAnswering = false
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let changed: (isUp: boolean) => void = () => undefined

  function set(next: boolean) {
    if (up === next) return
    up = next
    changed(next)
  }

  async function probe() {
    isAnswering = false
    const timeout = up ? PROBE_TIMEOUT_MS : RETURN_TIMEOUT_MS
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      probing = false
      set(true)
    } catch (error) {
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- some are, while it waits
      probing = !(up && (isFull(error) || (isAnswering && isLate(error))))
      if (probing) set(false)
      if (probing && !closed) timer = setTimeout(probe, PROBE_INTERVAL_MS)
    } finally {
      void client.end().catch(() => undefined)
    }
  }

  return {
    isUp: () => up,
    /**
     * A statement was answered. As long as some are, a probe that is late has only met a machine
     * that is too busy to open connections.
     */
    answered() {
      isAnswering = true
    },
    /** Hears when it goes and when it is back. */
    onChange(listener: (isUp: boolean) => void) {
      changed = listener
    },
    /**
     * For whatever talks to the database: a connection error becomes `DatabaseAway` and starts the
     * probe, any other stays what it is.
     */
    judge: (error: unknown): unknown => {
      if (!isConnectionError(error)) return error
      // Getting none, or waiting in vain for one, may only mean that very much is going on: then
      // the probe decides.
      if (!closed && !isWithoutConnection(error) && !isFull(error)) set(false)
      if (!closed && !probing) {
        probing = true
        void probe()
      }
      return new DatabaseAway(error)
    },
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}
