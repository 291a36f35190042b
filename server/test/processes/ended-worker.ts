/**
 * A worker that is ended over each picture when it comes for the first time, or always when it is
 * two wide.
 */
import { access, writeFile } from 'node:fs/promises'
import type { PictureOrder } from '../../src/platform/media/resizing-worker.ts'
import { serveOrders } from '../../src/platform/media/worker-process.ts'

const ALWAYS = 2

serveOrders(async ({ width, target }: PictureOrder) => {
  const mark = `${target}.begun`
  const isBegun = await access(mark).then(
    () => true,
    () => false,
  )
  if (!isBegun || width === ALWAYS) {
    await writeFile(mark, '')
    process.kill(process.pid, 'SIGKILL')
  }
  await writeFile(target, '')
})
