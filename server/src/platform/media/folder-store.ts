import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { PictureStore } from './picture-store.ts'

/** In a folder of this machine. All processes of a site must have the same one. */
export function folderStore(folder: string): PictureStore {
  return {
    /** Written beside its place and moved there: nobody is ever sent half a picture. */
    async put(key, { bytes }) {
      const file = `${folder}/${key}`
      const unfinished = `${file}.${randomUUID()}.part`
      await mkdir(dirname(file), { recursive: true })
      try {
        await writeFile(unfinished, bytes)
        await rename(unfinished, file)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async delete(key) {
      const file = `${folder}/${key}`
      await rm(file, { force: true })
      // The last of a picture takes its folder along.
      await rmdir(dirname(file)).catch(() => undefined)
    },
    url: (key) => `/media/${key}`,
  }
}
