import type { ChildProcess } from 'node:child_process'
import { flushCompileCache } from 'node:module'
import { endWhenTooLarge, startLimited } from './limited-process.ts'

const IDLE_MS = 20_000
const TIMEOUT_MS = 15_000
/** On a machine that has much else to do a worker may take long to start. */
const START_MS = 60_000
/** How often a worker checks its own memory. */
const CHECK_INTERVAL_MS = 25
/** By whoever stops the machine or the site: no order's fault. */
const TOLD_TO_END: ReadonlySet<string> = new Set(['SIGTERM', 'SIGINT', 'SIGHUP'])
/** The library works in as many threads, so what was sent is being worked on. */
const AT_ONCE = 4

/** What goes to a worker and comes back; `serveOrders` is the other end. */
type Sent<Order> = { number: number; order: Order }
type Done<Answer> = { number: number; begun?: true; answer?: Answer; error?: string }

/** The worker ended over the order or before it had begun with it. */
export class WorkerEnded extends Error {
  override name = 'WorkerEnded'
}

/**
 * The order itself ended the worker: it needed more memory or time than anything may, or broke the
 * program that worked on it. The same order would do the same again.
 */
export class RuinousOrder extends WorkerEnded {
  override name = 'RuinousOrder'
}

type Worker<Order, Answer> = { child: ChildProcess; ask: (order: Order) => Promise<Answer> }

export type WorkerProcess<Order, Answer> = {
  /**
   * Fails when the worker ends meanwhile; with `RuinousOrder` when that is because of the order.
   */
  ask: (order: Order) => Promise<Answer>
  close: () => void
}

type Limits = { idleMs?: number; timeoutMs?: number }

/**
 * Hands orders to a worker process, which lives as long as there is work. Whatever becomes of it,
 * this process goes on.
 */
export function workerProcess<Order, Answer>(
  file: string,
  { idleMs = IDLE_MS, timeoutMs = TIMEOUT_MS }: Limits = {},
): WorkerProcess<Order, Answer> {
  let worker: Worker<Order, Answer> | undefined
  let idle: NodeJS.Timeout | undefined

  function close() {
    clearTimeout(idle)
    if (worker?.child.connected) worker.child.disconnect()
    worker = undefined
  }

  return {
    ask(order) {
      clearTimeout(idle)
      worker ??= startWorker<Order, Answer>(file, {
        timeoutMs,
        onEnd: (ended) => {
          if (worker?.child === ended) worker = undefined
        },
        onIdle: () => {
          clearTimeout(idle)
          idle = setTimeout(close, idleMs).unref()
        },
      })
      return worker.ask(order)
    },
    close,
  }
}

type Pending<Order, Answer> = {
  order: Order
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}
type Working<Answer> = {
  begun: boolean
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
  timeout: NodeJS.Timeout
}
type Ending = { error?: Error; broken?: boolean }
type Starting = { timeoutMs: number; onEnd: (child: ChildProcess) => void; onIdle: () => void }

/**
 * Orders belong to the worker that took them: when it ends they fail and may be asked for again,
 * and its successor's do not.
 */
function startWorker<Order, Answer>(
  file: string,
  { timeoutMs, onEnd, onIdle }: Starting,
): Worker<Order, Answer> {
  const queue: Pending<Order, Answer>[] = []
  const working = new Map<number, Working<Answer>>()
  let counter = 0
  const child = startLimited(file)

  /** A decoder that hangs is ended with its process. */
  const endAfter = (milliseconds: number) => setTimeout(() => child.kill('SIGKILL'), milliseconds)

  function beginNext() {
    while (working.size < AT_ONCE) {
      const next = queue.shift()
      if (!next) return
      begin(next)
    }
  }

  function begin({ order, resolve, reject }: Pending<Order, Answer>) {
    const number = ++counter
    const timeout = endAfter(START_MS)
    working.set(number, { begun: false, resolve, reject, timeout })
    child.send({ number, order } satisfies Sent<Order>, (error) => {
      if (error) end({ error: new WorkerEnded(error.message) })
    })
  }

  function settle({ number, begun, answer, error }: Done<Answer>) {
    const settled = working.get(number)
    if (!settled) return
    clearTimeout(settled.timeout)
    if (begun) {
      // Only work counts: whoever stands in a long queue or waits for a worker to start is not
      // slow.
      Object.assign(settled, { begun, timeout: endAfter(timeoutMs) })
      return
    }
    working.delete(number)
    if (error === undefined) settled.resolve(answer as Answer)
    else settled.reject(new Error(error))
    beginNext()
    if (working.size === 0) onIdle()
  }

  function end({
    error = new WorkerEnded('the picture worker ended'),
    broken = false,
  }: Ending = {}) {
    onEnd(child)
    for (const { reject } of queue.splice(0)) reject(error)
    for (const { begun, reject, timeout } of working.values()) {
      clearTimeout(timeout)
      reject(begun && broken ? new RuinousOrder(error.message) : error)
    }
    working.clear()
  }

  child.on('message', (done: Done<Answer>) => settle(done))
  child.on('error', ({ message }) => end({ error: new WorkerEnded(message) }))
  child.on('exit', (code, signal) => {
    const ending = {
      error: new WorkerEnded(`the picture worker ended (${signal ?? `code ${code}`})`),
      broken: code !== 0 && !TOLD_TO_END.has(signal ?? ''),
    }
    // Its last messages may arrive after its end, and then it is disconnected.
    if (child.connected) child.once('disconnect', () => end(ending))
    else end(ending)
  })

  return {
    child,
    ask: (order) =>
      new Promise<Answer>((resolve, reject) => {
        queue.push({ order, resolve, reject })
        beginNext()
      }),
  }
}

/** In the worker: answers every order, and ends with the process that sends them. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the other end sends orders alone
export function serveOrders<Order, Answer>(answerTo: (order: Order) => Promise<Answer>): void {
  // Whoever asked may be gone, and then so is this process in a moment.
  const say = (done: Done<Answer>) => process.send?.(done, undefined, undefined, () => {})
  setInterval(endWhenTooLarge, CHECK_INTERVAL_MS).unref()
  process.on('message', ({ number, order }: Sent<Order>) => {
    say({ number, begun: true })
    answerTo(order)
      // What has become too large ends over the order that made it so, not over the next.
      .finally(endWhenTooLarge)
      .then(
        (answer) => say({ number, answer }),
        (error: Error) => say({ number, error: error.message }),
      )
  })
  // Nobody is there to answer to, and an exit in order would wait for the threads that decode.
  process.on('disconnect', () => {
    flushCompileCache()
    process.kill(process.pid, 'SIGTERM')
  })
}
