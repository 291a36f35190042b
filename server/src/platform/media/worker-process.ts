import { fork, type ChildProcess } from 'node:child_process'

const IDLE_MS = 20_000
const PATIENCE_MS = 15_000
/** The library works in as many threads, so what was sent is being worked on. */
const AT_ONCE = 4

/** What goes to a worker and comes back; `serveOrders` is the other end. */
type Sent<Order> = { number: number; order: Order }
type Done<Answer> = { number: number; answer?: Answer; error?: string }

type Worker<Order, Answer> = { child: ChildProcess; ask: (order: Order) => Promise<Answer> }

export type WorkerProcess<Order, Answer> = {
  /** Fails when the worker ends meanwhile, or has been killed because it took too long. */
  ask: (order: Order) => Promise<Answer>
  close: () => void
}

type Patience = { idleMs?: number; patienceMs?: number }

/**
 * Hands orders to a worker process, which lives as long as there is work. Whatever becomes of it,
 * this process goes on.
 */
export function workerProcess<Order, Answer>(
  file: string,
  { idleMs = IDLE_MS, patienceMs = PATIENCE_MS }: Patience = {},
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
        patienceMs,
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
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
  patience: NodeJS.Timeout
}
type Starting = { patienceMs: number; onEnd: (child: ChildProcess) => void; onIdle: () => void }

/**
 * Orders belong to the worker that took them: when it ends they fail and may be asked for again,
 * and its successor's do not.
 */
function startWorker<Order, Answer>(
  file: string,
  { patienceMs, onEnd, onIdle }: Starting,
): Worker<Order, Answer> {
  const queue: Pending<Order, Answer>[] = []
  const working = new Map<number, Working<Answer>>()
  let counter = 0
  const child = fork(file, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })

  function beginNext() {
    while (working.size < AT_ONCE) {
      const next = queue.shift()
      if (!next) return
      begin(next)
    }
  }

  function begin({ order, resolve, reject }: Pending<Order, Answer>) {
    const number = ++counter
    // A decoder that hangs is ended with its process. Only work counts: whoever stands in a long
    // queue is not slow.
    const patience = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    working.set(number, { resolve, reject, patience })
    child.send({ number, order } satisfies Sent<Order>, (error) => {
      if (error) settle({ number, error: error.message })
    })
  }

  function settle({ number, answer, error }: Done<Answer>) {
    const settled = working.get(number)
    if (!settled) return
    clearTimeout(settled.patience)
    working.delete(number)
    if (error === undefined) settled.resolve(answer as Answer)
    else settled.reject(new Error(error))
    beginNext()
    if (working.size === 0) onIdle()
  }

  function end(error = new Error('the picture worker ended')) {
    onEnd(child)
    for (const { reject } of queue.splice(0)) reject(error)
    for (const number of working.keys()) settle({ number, error: error.message })
  }

  child.on('message', (done: Done<Answer>) => settle(done))
  child.on('error', end)
  child.on('disconnect', () => end())
  child.on('exit', () => end())

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
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what arrives is an order because the other end sends nothing else
export function serveOrders<Order, Answer>(answerTo: (order: Order) => Promise<Answer>): void {
  process.on('message', ({ number, order }: Sent<Order>) => {
    answerTo(order).then(
      (answer) => process.send?.({ number, answer } satisfies Done<Answer>),
      (error: Error) => process.send?.({ number, error: error.message } satisfies Done<Answer>),
    )
  })
  process.on('disconnect', () => process.exit(0))
}
