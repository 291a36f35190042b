import { mentionsIn } from '@loadout/contract/comments/mention.ts'

export type Mention = { id: number; name: string }
type MentionPart = string | { mention: Mention; written: string }

/**
 * Cuts a comment where it names someone who exists. The parts, put together again, are the message.
 */
export function mentionParts(message: string, mentions: readonly Mention[]): MentionPart[] {
  if (mentions.length === 0) return [message]

  const people = new Map(mentions.map((mention) => [mention.name.toLowerCase(), mention]))
  const parts: MentionPart[] = []
  let end = 0
  for (const { written, name, index } of mentionsIn(message)) {
    const mention = people.get(name.toLowerCase())
    if (!mention) continue
    if (index > end) parts.push(message.slice(end, index))
    parts.push({ mention, written })
    end = index + written.length
  }
  if (end < message.length) parts.push(message.slice(end))
  return parts
}
