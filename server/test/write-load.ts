import { sendUntilAnswered } from './send-until-answered.ts'

/** Something a person did, and what they were told in the end. */
export type Deed = {
  kind: 'comment' | 'upvote comment' | 'upvote news' | 'sign up'
  by: number
  words: string
  id: number
  status: number
  unanswered: number
}
export type Writer = { id: number; token: string }

let count = 0

/**
 * People who write, one thing after the other, and repeat whatever was not answered, as the browser
 * does: under the same key, until somebody answers. Two of them sign up, the others comment and
 * upvote.
 */
export function startWriting({
  url,
  writers,
  newsIds,
}: {
  url: string
  writers: readonly Writer[]
  newsIds: readonly number[]
}) {
  const deeds: Deed[] = []
  const commentIds: number[] = []
  const stopping = new AbortController()
  const { send, refusals, close } = sendUntilAnswered(url)

  const pick = <Thing>(things: readonly Thing[], place: number) =>
    things[place % things.length] as Thing
  const withKey = (fields: Record<string, string | number>) => ({
    ...fields,
    _k: crypto.randomUUID(),
  })

  async function write(writer: Writer, turn: number) {
    const who = { _u: writer.id, _t: writer.token }
    const words = `Deed ${++count} of ${writer.id}`
    const place = turn * 7 + writer.id
    const isComment = turn % 5 < 2 || commentIds.length === 0
    if (isComment) {
      const answer = await send(
        '/comment/post',
        withKey({ id: pick(newsIds, place), article_type: 'news', message: words, ...who }),
      )
      const id =
        answer.status === 200
          ? (JSON.parse(answer.body) as { comment: { id: number } }).comment.id
          : 0
      commentIds.push(id)
      deeds.push({ kind: 'comment', by: writer.id, words, id, ...answer })
    } else if (turn % 5 < 4) {
      const id = pick(commentIds, place)
      deeds.push({
        kind: 'upvote comment',
        by: writer.id,
        words,
        id,
        ...(await send('/comment/upvote', { id, article_type: 'news', ...who })),
      })
    } else {
      const id = pick(newsIds, place)
      deeds.push({
        kind: 'upvote news',
        by: writer.id,
        words,
        id,
        ...(await send('/news/upvote', { id, ...who })),
      })
    }
  }

  async function signUp() {
    const words = `Joined${++count}`
    const answer = await send(
      '/user/signup',
      withKey({
        username: words,
        email: `${words}@mail.example`,
        password: 'correct horse',
        country_id: 1,
      }),
    )
    const id = answer.status === 200 ? (JSON.parse(answer.body) as { id: number }).id : 0
    deeds.push({ kind: 'sign up', by: 0, words, id, ...answer })
  }

  const working = [
    ...writers.map((writer) => async (turn: number) => write(writer, turn)),
    signUp,
    signUp,
  ].map(async (act) => {
    for (let turn = 0; !stopping.signal.aborted; turn++) await act(turn)
  })

  return {
    deeds,
    refusals,
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
