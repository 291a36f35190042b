import type { MoneyDeed } from './money-deeds.ts'
import { sendUntilAnswered } from './send-until-answered.ts'
import type { Writer } from './write-load.ts'

const APART = 97

type Parts = {
  /** Where it is written down what was done. */
  deeds: MoneyDeed[]
  url: string
  earners: readonly Writer[]
  newsIds: readonly number[]
  /** Whom they follow, one after the other. */
  followed: readonly number[]
}

/**
 * Members who comment more than a day pays for, and who follow others, some of them a second time,
 * which pays nobody. Everything is repeated until somebody answers.
 */
export function startEarning({ deeds, url, earners, newsIds, followed }: Parts) {
  const stopping = new AbortController()
  const { send, close } = sendUntilAnswered(url)

  async function comment({ id: member, token }: Writer, turn: number) {
    const { status, body, unanswered } = await send('/comment/post', {
      id: newsIds[turn % newsIds.length] ?? 0,
      article_type: 'news',
      message: `Turn ${turn} of ${member}`,
      _u: member,
      _t: token,
      _k: crypto.randomUUID(),
    })
    const { comment: { id } = { id: 0 } } = JSON.parse(body) as { comment?: { id: number } }
    deeds.push({ kind: 'comment', member, about: id, status, unanswered })
  }

  async function follow(kind: 'follow' | 'unfollow', { id: member, token }: Writer, place: number) {
    const about = followed[place % followed.length] ?? 0
    const fields = { user_id: about, _u: member, _t: token }
    const { status, unanswered } = await send(`/user_profile/${kind}`, fields)
    deeds.push({ kind, member, about, status, unanswered })
  }

  async function earn(earner: Writer, turn: number) {
    // Each begins with somebody else, or all would wait for the same member all the time.
    const place = Math.floor(turn / 4) + earner.id * APART
    if (turn % 4 === 0) await comment(earner, turn)
    else await follow(turn % 4 === 2 ? 'unfollow' : 'follow', earner, place)
  }

  const working = earners.map(async (earner) => {
    for (let turn = 0; !stopping.signal.aborted; turn++) await earn(earner, turn)
  })

  return {
    /** Without a server that would answer. */
    abandon() {
      stopping.abort()
      close()
    },
    /** What is under way is waited for, so that everything that was done has an answer. */
    async stop() {
      stopping.abort()
      await Promise.all(working)
      close()
    },
  }
}
