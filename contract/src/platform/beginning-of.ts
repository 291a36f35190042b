/** The first letters of a text, cut between two words; half of them are no word to wait for. */
export function beginningOf(text: string, max: number): string {
  const letters = [...text]
  if (letters.length <= max) return text
  const cut = letters.slice(0, max)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > max / 2 ? end : max).join('')}…`
}
