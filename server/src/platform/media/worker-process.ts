import { fork, type ChildProcess } from 'node:child_process'

const IDLE_MS = 20_000
const PATIENCE_MS = 15_000

/** What goes to a worker and comes back; `serveOrders` is the other end. */
type Sent<Order> = { number: number; order: Order }
type Done<Answer> = { number: number; answer?: Answer; error?: string }

type Worker<Order, Answer> = { child: ChildProcess; ask: (order: Order) => Promise<Answer> }

export type WorkerProcess<Order, Answer> = {
  /** Fails when the worker ends meanwhile, or has been killed because it took too long. */
  ask: (order: Order) => Promise<Answer>
  close: () => void
}

/** Hands orders to a worker process, which lives as long as there is work. Whatever becomes of it, this process goes on. */
export function workerProcess<Order, Answer>(file: string): WorkerProcess<Order, Answer> {
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
        onEnd: (ended) => { if (worker?.child === ended) worker = undefined },
        onIdle: () => { idle = setTimeout(close, IDLE_MS).unref() },
      })
      return worker.ask(order)
    },
    close,
  }
}

type Waiting<Answer> = { resolve: (answer: Answer) => void; reject: (error: Error) => void }

/** Orders belong to the worker that took them: when it ends they fail and may be asked for again, and its successor's do not. */
function startWorker<Order, Answer>(file: string, { onEnd, onIdle }: { onEnd: (child: ChildProcess) => void; onIdle: () => void }): Worker<Order, Answer> {
  const waiting = new Map<number, Waiting<Answer>>()
  let counter = 0
  const child = fork(file, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], serialization: 'advanced' })

  function settle({ number, answer, error }: Done<Answer>) {
    const order = waiting.get(number)
    waiting.delete(number)
    if (error === undefined) order?.resolve(answer as Answer)
    else order?.reject(new Error(error))
    if (waiting.size === 0) onIdle()
  }

  function end(error = new Error('the picture worker ended')) {
    onEnd(child)
    for (const number of waiting.keys()) settle({ number, error: error.message })
  }

  child.on('message', (done: Done<Answer>) => settle(done))
  child.on('error', end)
  child.on('disconnect', () => end())
  child.on('exit', () => end())

  return {
    child,
    ask(order) {
      const number = ++counter
      return new Promise<Answer>((resolve, reject) => {
        // A decoder that hangs is ended with its process.
        const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
        const settled = (then: () => void) => { clearTimeout(patience); then() }
        waiting.set(number, { resolve: (answer) => settled(() => resolve(answer)), reject: (error) => settled(() => reject(error)) })
        child.send({ number, order } satisfies Sent<Order>, (error) => { if (error) settle({ number, error: error.message }) })
      })
    },
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
