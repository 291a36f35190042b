/**
 * Tells one message from another in eight characters (FNV-1a), for the cookie and the element of a
 * notice.
 */
export function noticeMark(message: string): string {
  let mark = 0x811c9dc5
  for (let place = 0; place < message.length; place++)
    mark = Math.imul(mark ^ message.charCodeAt(place), 0x01000193)
  return (mark >>> 0).toString(16)
}
