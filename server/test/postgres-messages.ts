/** One thing that PostgreSQL says: a letter for its kind, and all of its bytes. */
export type PostgresMessage = { kind: string; bytes: Buffer }

const HEADER_BYTES = 5

/** Takes apart what PostgreSQL says on a connection, in whatever pieces it arrives. */
export function readMessages(hear: (message: PostgresMessage) => void): (piece: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  return (piece) => {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    while (rest.length >= HEADER_BYTES) {
      // The length counts itself and not the letter before it.
      const length = 1 + rest.readUInt32BE(1)
      if (rest.length < length) return
      hear({ kind: rest.toString('latin1', 0, 1), bytes: rest.subarray(0, length) })
      rest = rest.subarray(length)
    }
  }
}
