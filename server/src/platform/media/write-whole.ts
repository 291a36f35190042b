import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Has a file written beside its place and moves it there: nobody is ever sent half a file. */
export async function writeWhole(
  file: string,
  write: (unfinished: string) => Promise<unknown>,
): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.part`
  await mkdir(dirname(file), { recursive: true })
  try {
    await write(unfinished)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
