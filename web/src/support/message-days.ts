/** What is said one after the other by the same person. */
export type MessageRun<Message> = readonly Message[]
type MessageDay<Message> = { midnight: number; runs: MessageRun<Message>[] }

type Said = { inserted: number; sender: { id: number } }

/** A conversation by the days of the reader's zone, and within them by who speaks. */
export function messageDays<Message extends Said>(
  messages: readonly Message[],
): MessageDay<Message>[] {
  const days = Map.groupBy(messages, ({ inserted }) => midnightOf(inserted))
  return [...days].map(([midnight, said]) => ({ midnight, runs: runsOf(said) }))
}

const midnightOf = (at: number): number => new Date(at * 1000).setHours(0, 0, 0, 0) / 1000

function runsOf<Message extends Said>(said: readonly Message[]): Message[][] {
  const runs: Message[][] = []
  for (const message of said) {
    const last = runs.at(-1)
    if (last?.[0]?.sender.id === message.sender.id) last.push(message)
    else runs.push([message])
  }
  return runs
}
