import { hash } from 'node:crypto'
import type { Endpoint } from '@loadout/contract/platform/endpoint.ts'
import type { PageRequest } from '@loadout/contract/platform/page.ts'
import type { CallInProcess } from '../http/serve.ts'

type PageEndpoint = Pick<Endpoint, 'method' | 'path'>
type Answer = Awaited<ReturnType<CallInProcess>> & { digest?: string }

/** A call that a page was made of, and what tells its answer from any other. */
export type AnsweredCall = { endpoint: PageEndpoint; input: unknown; digest: string }

type PageCall = { endpoint: PageEndpoint; input: unknown; coming: Promise<Answer>; answer?: Answer }

/**
 * The calls of one page while it is made. Each is asked once, so a page that is not as it was takes
 * the answers by which that was found out.
 */
export function createPageCalls(callInProcess: CallInProcess) {
  const known = new Map<string, PageCall>()
  const shown = new Set<PageCall>()
  const begun = performance.now()

  function ask(endpoint: PageEndpoint, input: unknown): Promise<Answer> {
    const key = `${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`
    let pageCall = known.get(key)
    if (!pageCall) {
      pageCall = { endpoint, input, coming: callInProcess(endpoint, input as never) }
      known.set(key, pageCall)
    }
    shown.add(pageCall)
    return answerOf(pageCall)
  }

  /**
   * `dependsOn` and `since` as the page cache wants them: a page is as old as its oldest answer.
   */
  const summary = () => {
    const answers = [...shown].flatMap(({ answer }) => (answer ? [answer] : []))
    return {
      dependsOn: [...new Set(answers.flatMap(({ dependsOn }) => dependsOn))],
      since: Math.min(begun, ...answers.flatMap(({ askedAt }) => askedAt ?? [])),
    }
  }

  return {
    call: (async (endpoint, input) => (await ask(endpoint, input)).output) as PageRequest['call'],

    /** Whether all of these, asked anew and at the same time, are answered as they were. */
    async areAnsweredAsBefore(calls: readonly AnsweredCall[]): Promise<boolean> {
      const isSame = async ({ endpoint, input, digest }: AnsweredCall) =>
        digestOf(await ask(endpoint, input)) === digest
      const answers = await Promise.all(calls.map(isSame)).catch(() => [false])
      if (answers.every(Boolean)) return true
      // The next page may ask for other things.
      shown.clear()
      return false
    },

    summary,

    /** Undefined when something was refused: what a page does without an answer is not compared. */
    answered(): AnsweredCall[] | undefined {
      const calls = [...shown].flatMap(({ endpoint, input, answer }) =>
        answer ? [{ endpoint, input, digest: digestOf(answer) }] : [],
      )
      return calls.length === shown.size ? calls : undefined
    },
  }
}

async function answerOf(pageCall: PageCall): Promise<Answer> {
  pageCall.answer = await pageCall.coming
  return pageCall.answer
}

/** Kept with the answer: one that many pages share is read once. */
const digestOf = (answer: Answer): string =>
  (answer.digest ??= hash('sha1', JSON.stringify(answer.output), 'base64'))
