import { mentionsIn } from '@loadout/contract/comments/mention.ts'

/** Whom a message names, each once, in lower case, as names are compared. */
export const mentionedNames = (message: string): string[] => [
  ...new Set(mentionsIn(message).map(({ name }) => name.toLowerCase())),
]
