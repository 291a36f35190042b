import { fork } from 'node:child_process'
import type { Factories } from '../server/test/factories.ts'
import type { JourneySite, Opened, Order, Reply } from '../server/test/serve-for-journeys.ts'

export type SiteProcess = ReturnType<typeof startSiteProcess>
export type OpenedSite = Awaited<ReturnType<SiteProcess['open']>>

/**
 * Makes what a test's sentence is about, in the site of the test: in another process, so that each
 * answer is waited for.
 */
export type Seed = { [Kind in keyof Factories]: Remote<Factories[Kind]> }
type Remote<Make> = Make extends (...wishes: infer Wishes) => infer Answer
  ? (...wishes: Wishes) => Promise<Awaited<Answer>>
  : never

/**
 * The server side of a worker. It runs apart, because the test runner would compile every source of
 * the server in its own way.
 */
export function startSiteProcess() {
  const child = fork(`${import.meta.dirname}/../server/test/serve-for-journeys.ts`, {
    execArgv: ['--no-warnings', '--max-semi-space-size=64'],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const waiting = new Map<
    number,
    { resolve: (answer: unknown) => void; reject: (error: Error) => void }
  >()
  let number = 0

  child.on('message', (reply: Reply) => {
    const order = waiting.get(reply.number)
    waiting.delete(reply.number)
    if ('failure' in reply) order?.reject(new Error(reply.failure))
    else order?.resolve(reply.answer)
  })
  child.once('exit', (code) => {
    for (const { reject } of waiting.values())
      reject(new Error(`the site's process ended with code ${code}`))
  })

  const ask = (order: Order) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(++number, { resolve, reject })
      child.send({ number, ...order })
    })
  const make =
    (kind: keyof Factories) =>
    (...wishes: unknown[]) =>
      ask({ do: 'make', kind, wishes })

  return {
    async open(site: JourneySite) {
      const { kinds, ...opened } = (await ask({ do: 'open', site })) as Opened
      return {
        ...opened,
        // What it answers to each is known by the factories alone.
        seed: Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as unknown as Seed,
        clock: {
          set: (moment: Date) => ask({ do: 'setClock', moment }),
          advance: (milliseconds: number) => ask({ do: 'advanceClock', milliseconds }),
        },
        end: () => ask({ do: 'end' }),
      }
    },
    stop: () => {
      child.disconnect()
    },
  }
}
