/** Names after an @, each once, in lower case: 3 to 15 letters and digits, not in the middle of a word or an address. */
export function mentionedNames(message: string): string[] {
  const found = message.matchAll(/(?<![\p{L}\p{N}_@.])@([A-Za-z0-9]{3,15})(?![A-Za-z0-9_])/gu)
  return [...new Set([...found].map(([, name = '']) => name.toLowerCase()))]
}
