import { execFile } from 'node:child_process'
import { mkdir, open, rm, rmdir } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Only root mounts. */
export const canMount = () => process.platform === 'linux' && process.getuid?.() === 0

export type SmallDisk = Awaited<ReturnType<typeof mountSmallDisk>>

/** A file system of its own that is easily filled to the last page. */
export async function mountSmallDisk(folder: string, { megabytes }: { megabytes: number }) {
  await mkdir(folder, { recursive: true })
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  const ballast = `${folder}/ballast`
  return {
    folder,
    async fill() {
      const file = await open(ballast, 'w')
      try {
        for (const bytes of [1_048_576, 4_096]) await writeUntilFull(file, Buffer.alloc(bytes))
      } finally {
        await file.close()
      }
    },
    makeRoom: () => rm(ballast),
    async unmount() {
      await run('umount', ['-l', folder])
      await rmdir(folder)
    },
  }
}

async function writeUntilFull(
  file: { write: (bytes: Buffer) => Promise<unknown> },
  bytes: Buffer,
): Promise<void> {
  try {
    for (;;) await file.write(bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
