import { inflateRawSync } from 'node:zlib'

const DIRECTORY_ENTRY = 0x02014b50
const DIRECTORY_END = 0x06054b50
const DEFLATED = 8

/** Every file of a ZIP by its path, read as programs do that open one: from its directory. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== DIRECTORY_END) throw new Error('no ZIP')
  const count = zip.readUInt16LE(end + 10)
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let entry = 0; entry < count; entry++) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('a broken directory')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    ) as [number, number, number]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    files.set(name, contentOf(zip, at))
    at += 46 + nameLength + extraLength + commentLength
  }
  return files
}

function contentOf(zip: Buffer, entry: number): Buffer {
  const method = zip.readUInt16LE(entry + 10)
  const size = zip.readUInt32LE(entry + 20)
  const local = zip.readUInt32LE(entry + 42)
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const content = zip.subarray(start, start + size)
  return method === DEFLATED ? inflateRawSync(content) : content
}
