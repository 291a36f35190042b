const TWITCH_FRAME = /^https:\/\/(?:(?:player|clips)\.twitch\.tv\/|www\.twitch\.tv\/embed\/)/

/**
 * Where a frame of Twitch stands is said by the page that shows it (`frameOn`), so it is not kept:
 * a text may be shown on another host tomorrow (STREAM-18, STREAM-19).
 */
export function withoutParent(address: string): string {
  if (!TWITCH_FRAME.test(address)) return address
  const [place = '', query] = address.split('?', 2)
  if (query === undefined) return address
  const kept = query.split('&').filter((part) => !/^parent(?:=|$)/i.test(part))
  return kept.length === 0 ? place : `${place}?${kept.join('&')}`
}
