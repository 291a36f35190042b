/**
 * The parts of a file that are kept, one after the other. They are copied as they are found: a list
 * of them would take many times as much memory as a file of a million small ones.
 */
export function keptParts(file: Buffer) {
  const kept = Buffer.allocUnsafe(file.length)
  let length = 0
  return {
    keep: (start: number, end: number) => {
      length += file.copy(kept, length, start, end)
    },
    all: () => kept.subarray(0, length),
  }
}
