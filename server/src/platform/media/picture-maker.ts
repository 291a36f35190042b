import { fork, type ChildProcess } from 'node:child_process'
import type { PictureDone, PictureOrder } from './picture-worker.ts'

const IDLE_MS = 20_000
const PATIENCE_MS = 15_000

type Waiting = { resolve: () => void; reject: (error: Error) => void }

export type PictureMaker = ReturnType<typeof createPictureMaker>

/** Hands orders to the worker process, which lives as long as there is work. */
export function createPictureMaker() {
  const waiting = new Map<number, Waiting>()
  let worker: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let counter = 0

  function startWorker() {
    const child = fork(`${import.meta.dirname}/picture-worker.ts`, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    child.on('message', ({ number, error }: PictureDone) => {
      const order = waiting.get(number)
      waiting.delete(number)
      if (error === undefined) order?.resolve()
      else order?.reject(new Error(error))
      if (waiting.size === 0) rest()
    })
    child.on('exit', () => {
      if (worker === child) worker = undefined
      for (const { reject } of waiting.values()) reject(new Error('the picture worker ended'))
      waiting.clear()
    })
    return child
  }

  function rest() {
    clearTimeout(idle)
    idle = setTimeout(close, IDLE_MS).unref()
  }

  function close() {
    clearTimeout(idle)
    worker?.disconnect()
    worker = undefined
  }

  return {
    make(order: Omit<PictureOrder, 'number'>): Promise<void> {
      clearTimeout(idle)
      worker ??= startWorker()
      const child = worker
      const number = ++counter
      return new Promise((resolve, reject) => {
        // A decoder that hangs is ended with its process; the orders waiting behind it fail and may be asked for again.
        const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
        const settled = (then: () => void) => () => { clearTimeout(patience); then() }
        waiting.set(number, { resolve: settled(resolve), reject: (error) => settled(() => reject(error))() })
        child.send({ ...order, number } satisfies PictureOrder)
      })
    },
    close,
  }
}
