/**
 * Cookies hold what the server or the script in the head reads before a page is alive; all else is
 * in storage.ts.
 */
export const A_YEAR = 31_536_000

export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/**
 * For so many seconds; without an end it is gone with the browser, with 0 at once. A page that is
 * asked for right afterwards might still be asked for with what was there before, since the browser
 * writes on its own time: reading waits until it has written.
 */
export function writeCookie(name: string, value: string | number, seconds?: number): void {
  const end = seconds === undefined ? '' : `; max-age=${seconds}`
  document.cookie = `${name}=${value}; path=/; samesite=lax${end}${location.protocol === 'https:' ? '; secure' : ''}`
  readCookie(name)
}
