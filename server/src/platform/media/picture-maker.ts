import { fork, type ChildProcess } from 'node:child_process'
import type { PictureDone, PictureOrder } from './picture-worker.ts'

const IDLE_MS = 20_000
const PATIENCE_MS = 15_000

type Worker = { child: ChildProcess; make: (order: Omit<PictureOrder, 'number'>) => Promise<void> }

export type PictureMaker = ReturnType<typeof createPictureMaker>

/** Hands orders to a worker process, which lives as long as there is work. Whatever becomes of it, this process goes on. */
export function createPictureMaker() {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  function close() {
    clearTimeout(idle)
    if (worker?.child.connected) worker.child.disconnect()
    worker = undefined
  }

  return {
    make(order: Omit<PictureOrder, 'number'>): Promise<void> {
      clearTimeout(idle)
      worker ??= startWorker({
        onEnd: (ended) => { if (worker?.child === ended) worker = undefined },
        onIdle: () => { idle = setTimeout(close, IDLE_MS).unref() },
      })
      return worker.make(order)
    },
    close,
  }
}

type Waiting = { resolve: () => void; reject: (error: Error) => void }

/** Orders belong to the worker that took them: when it ends they fail and may be asked for again, and its successor's do not. */
function startWorker({ onEnd, onIdle }: { onEnd: (child: ChildProcess) => void; onIdle: () => void }): Worker {
  const waiting = new Map<number, Waiting>()
  let counter = 0
  const child = fork(`${import.meta.dirname}/picture-worker.ts`, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })

  function settle(number: number, error?: Error) {
    const order = waiting.get(number)
    waiting.delete(number)
    if (error) order?.reject(error)
    else order?.resolve()
    if (waiting.size === 0) onIdle()
  }

  function end(error = new Error('the picture worker ended')) {
    onEnd(child)
    for (const number of waiting.keys()) settle(number, error)
  }

  child.on('message', ({ number, error }: PictureDone) => settle(number, error === undefined ? undefined : new Error(error)))
  child.on('error', end)
  child.on('disconnect', () => end())
  child.on('exit', () => end())

  return {
    child,
    make(order) {
      const number = ++counter
      return new Promise<void>((resolve, reject) => {
        // A decoder that hangs is ended with its process.
        const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
        const settled = (then: () => void) => { clearTimeout(patience); then() }
        waiting.set(number, { resolve: () => settled(resolve), reject: (error) => settled(() => reject(error)) })
        child.send({ ...order, number } satisfies PictureOrder, (error) => { if (error) settle(number, error) })
      })
    },
  }
}
