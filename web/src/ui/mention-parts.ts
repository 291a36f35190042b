export type Mention = { id: number; name: string }
export type MentionPart = string | { mention: Mention; written: string }

/** Names are ASCII letters and digits (AMB-126). A letter before the @ makes it an address, not a mention. */
const written = /(?<![A-Za-z0-9])@([A-Za-z0-9]+)/g

/** Cuts a comment where it names someone who exists. The parts, put together again, are the message. */
export function mentionParts(message: string, mentions: readonly Mention[]): MentionPart[] {
  if (mentions.length === 0) return [message]

  const people = new Map(mentions.map((mention) => [mention.name.toLowerCase(), mention]))
  const parts: MentionPart[] = []
  let end = 0
  for (const match of message.matchAll(written)) {
    const mention = people.get(match[0].slice(1).toLowerCase())
    if (!mention) continue
    if (match.index > end) parts.push(message.slice(end, match.index))
    parts.push({ mention, written: match[0] })
    end = match.index + match[0].length
  }
  if (end < message.length) parts.push(message.slice(end))
  return parts
}
