import { readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { PictureStore } from './picture-store.ts'
import { writeWhole } from './write-whole.ts'

/** In a folder of this machine. All processes of a site must have the same one. */
export function folderStore(folder: string): PictureStore {
  return {
    put: (key, { bytes }) =>
      writeWhole(`${folder}/${key}`, (unfinished) => writeFile(unfinished, bytes)),
    read: (key) =>
      readFile(`${folder}/${key}`).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    async delete(key) {
      const file = `${folder}/${key}`
      await rm(file, { force: true })
      // The last of a picture takes its folder along.
      await rmdir(dirname(file)).catch(() => undefined)
    },
    url: (key) => `/media/${key}`,
  }
}
