import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendRequest } from './send-request.ts'

const PAUSE_MS = 20
/** So many who ask as fast as they can would keep what comes back from coming back. */
const LONGEST_PAUSE_MS = 500

/**
 * Every so many answers are lost on their way: what was done for certain is asked for once more.
 */
const LOST_ANSWERS = 5

/** `unanswered` is how often nobody was there to answer. */
type Answered = { status: number; body: string; unanswered: number }

const neverAnswered = new Promise<never>(() => undefined)

/** Repeats whatever was not answered, as the browser does, until somebody answers. */
export function sendUntilAnswered(url: string) {
  const refusals: Record<number, number> = {}
  const agent = new Agent({ keepAlive: true })
  let sent = 0
  let isClosed = false

  async function send(path: string, fields: Record<string, string | number>): Promise<Answered> {
    const body = new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [name, String(value)]),
    ).toString()
    const isFirstLost = ++sent % LOST_ANSWERS === 0
    let unanswered = 0
    for (let attempts = 1; ; attempts++) {
      if (isClosed) return neverAnswered
      const answer = await sendRequest(url, {
        method: 'POST',
        target: `/api${path}`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': String(Buffer.byteLength(body)),
        },
        body,
        agent,
      })
      const isLost = attempts === 1 && isFirstLost
      if (!isLost && answer.status !== 0 && answer.status < 500)
        return { status: answer.status, body: answer.body, unanswered }
      if (!isLost) refusals[answer.status] = (refusals[answer.status] ?? 0) + 1
      if (answer.status === 0) unanswered++
      await sleep(Math.min(PAUSE_MS * attempts, LONGEST_PAUSE_MS))
    }
  }

  /** Whoever still waits for an answer waits for ever. */
  const close = () => {
    isClosed = true
    agent.destroy()
  }

  return {
    send,
    /**
     * How often which status was answered that made them repeat something; 0 when there was no
     * answer.
     */
    refusals,
    close,
  }
}
