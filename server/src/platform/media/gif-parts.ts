import { keptParts } from './kept-parts.ts'

const BEGINNING = 13
const EXTENSION = 0x21
/** How a frame is shown. Other extensions are comments, texts and whatever programs write. */
const GRAPHIC_CONTROL = 0xf9
const FRAME = 0x2c
const FRAME_HEAD = 10

/** What is neither a frame nor an extension ends the picture, and so does what was cut off. */
export function necessaryOfGif(file: Buffer): Buffer | undefined {
  if (file.length < BEGINNING) return undefined
  const { keep, all } = keptParts(file)
  const start = BEGINNING + coloursAfter(file[BEGINNING - 3])
  keep(0, start)
  for (let at = start; file[at] === EXTENSION || file[at] === FRAME;) {
    const isFrame = file[at] === FRAME
    const end = isFrame ? endOfFrame(file, at) : endOfBlocks(file, at + 2)
    if (end === undefined) break
    if (isFrame || file[at + 1] === GRAPHIC_CONTROL) keep(at, end)
    at = end
  }
  return Buffer.concat([all(), Buffer.from(';')])
}

/** A head, perhaps colours of its own, a byte for the decoder, and blocks. */
const endOfFrame = (file: Buffer, at: number) =>
  endOfBlocks(file, at + FRAME_HEAD + coloursAfter(file[at + FRAME_HEAD - 1]) + 1)

/** Three bytes a colour, when these flags say that there are any. */
const coloursAfter = (flags = 0) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

/** Blocks of up to 255 bytes, each after its length, until one that is empty. */
function endOfBlocks(file: Buffer, start: number): number | undefined {
  let at = start
  for (let length = file[at]; length !== undefined; length = file[at]) {
    at += 1 + length
    if (length === 0) return at
  }
  return undefined
}
