/**
 * What people may send, by what a file begins with: its name and declared type say nothing
 * (checklist I01, I08).
 */
const beginnings = {
  jpeg: (text: string) => text.startsWith('\xff\xd8\xff'),
  png: (text: string) => text.startsWith('\x89PNG\r\n\x1a\n'),
  webp: (text: string) => text.startsWith('RIFF') && text.startsWith('WEBP', 8),
  gif: (text: string) => text.startsWith('GIF87a') || text.startsWith('GIF89a'),
}

export type SentFormat = keyof typeof beginnings
export const sentFormats = Object.keys(beginnings) as SentFormat[]

/** By its first sixteen bytes; that it is a whole picture only decoding shows. */
export function formatOf(bytes: Uint8Array): SentFormat | undefined {
  const text = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return sentFormats.find((format) => beginnings[format](text))
}
