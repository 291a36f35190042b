/**
 * The places that the frame of a video may show; the content security policy names them among
 * others.
 */
export const frameOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.twitch.tv',
] as const

type Frames = { address: RegExp; frame: (id: string) => string }

/**
 * Every way a video may be written down, to the last character: what merely looks like one of these
 * is none (checklist H04).
 */
const known: readonly Frames[] = [
  {
    address:
      /^https:\/\/(?:(?:www\.)?youtube\.com\/watch\?v=|youtu\.be\/|www\.youtube(?:-nocookie)?\.com\/embed\/)([\w-]{11})$/,
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    address:
      /^https:\/\/(?:(?:www\.)?twitch\.tv\/videos\/|player\.twitch\.tv\/\?video=)(\d{1,12})$/,
    frame: (id) => `https://player.twitch.tv/?video=${id}`,
  },
  {
    address:
      /^https:\/\/(?:(?:www\.)?twitch\.tv\/|player\.twitch\.tv\/\?channel=)([a-zA-Z0-9_]{3,25})$/,
    frame: (id) => `https://player.twitch.tv/?channel=${id}`,
  },
]

/**
 * What a frame shows of the video at an address, put together anew from its id; undefined for any
 * other address.
 */
export function videoFrame(address: string): string | undefined {
  for (const { address: form, frame } of known) {
    const id = form.exec(address)?.[1]
    if (id !== undefined) return frame(id)
  }
  return undefined
}

/**
 * Players need scripts and their own origin; nothing of theirs leads the page away or opens a form
 * in it (checklist H04).
 */
export const PLAYER_SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-presentation'

/** Twitch plays only where it is told that it is framed. */
export const frameOn = (frame: string, host: string): string =>
  frame.startsWith('https://player.twitch.tv/') ? `${frame}&parent=${host}` : frame
