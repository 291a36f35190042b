const MOST = 200

/** What lists show of a text that nobody has written an excerpt of. */
export function beginningOf(html: string): string {
  const words = html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return words.length <= MOST ? words : `${words.slice(0, words.lastIndexOf(' ', MOST))}…`
}
