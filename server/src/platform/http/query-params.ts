/** What stands behind the question mark, as it was sent. */
export function queryOf(url = ''): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start + 1)
}

export const queryParams = (url?: string): URLSearchParams => new URLSearchParams(queryOf(url))
