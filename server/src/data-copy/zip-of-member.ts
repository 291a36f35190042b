import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Site } from '../site-parts.ts'
import type { MemberFile } from './member-file.ts'
import { listPictures, type KeptPicture } from './pictures-of-member.ts'

type Zip = {
  content: AsyncIterable<Buffer>
  total: number
  /** Of `total` files so many are written. */
  done: () => number
}

/** Nothing is read before somebody reads the content, and no faster than they do. */
export async function zipOf(
  site: Pick<Site, 'db' | 'pictures'>,
  files: readonly MemberFile[],
  memberId: number,
): Promise<Zip> {
  const pictures = await listPictures(site.db, memberId)
  const zip = new ZipFile()
  const content = new PassThrough()
  zip.outputStream.pipe(content)
  const fail = (error: unknown) => void content.destroy(error as Error)
  zip.on('error', fail)
  let done = 0
  const add = (path: string, isCompressed: boolean, read: () => AsyncIterable<Buffer | string>) =>
    zip.addReadStreamLazy(path, { compress: isCompressed }, (give) => {
      const stream = Readable.from(read())
      stream.once('end', () => done++).once('error', fail)
      give(null, stream)
    })
  for (const file of files)
    add(`${file.name}.json`, true, () => jsonOf(file.batches(site.db, memberId)))
  for (const picture of pictures)
    add(`pictures/${picture.folder}/${picture.name}.webp`, false, () => readPicture(site, picture))
  zip.end()
  return { content, total: files.length + pictures.length, done: () => done }
}

/** A list of rows, of which memory holds a batch. */
async function* jsonOf(batches: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const rows of batches)
    for (const row of rows) {
      yield before + JSON.stringify(row)
      before = ',\n'
    }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* readPicture(
  { pictures }: Pick<Site, 'pictures'>,
  { folder, name, file }: KeptPicture,
): AsyncGenerator<Buffer> {
  const picture = await pictures.read({ folder }, name, file)
  if (picture) yield picture
}
