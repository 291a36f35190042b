const PART_BYTES = 262_144

/** Puts pieces of any size together to parts of about the same, but for the last. */
export async function* inParts(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = []
  let length = 0
  for await (const piece of content) {
    pieces.push(piece)
    length += piece.length
    if (length < PART_BYTES) continue
    yield Buffer.concat(pieces)
    pieces = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(pieces)
}
