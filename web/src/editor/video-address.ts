import { withoutParent } from '@loadout/contract/platform/without-parent.ts'

/**
 * The address of a video of what somebody has copied: the code of a frame has it inside, and
 * YouTube adds to it who shared it and where to begin, which is not kept.
 */
export function videoAddress(copied: string): string {
  const text = copied.trim()
  const framed = /^<iframe\s[^>]*?\bsrc="([^"]*)"/i.exec(text)?.[1]?.replaceAll('&amp;', '&')
  return withoutParent(alone(framed ?? text))
}

const YOUTUBE = /^(?:www\.youtube(?:-nocookie)?\.com|youtube\.com|youtu\.be)$/

function alone(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  if (!YOUTUBE.test(url.hostname)) return address
  const id = url.searchParams.get('v')
  url.search = id === null ? '' : `v=${id}`
  return url.href
}
