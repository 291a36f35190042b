import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { onTestFinished } from 'vitest'

const place = `${import.meta.dirname}/../../.cache/test-folders`

/** An empty folder that goes with its test. */
export async function testFolder(): Promise<string> {
  await mkdir(place, { recursive: true })
  const folder = await mkdtemp(`${place}/`)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
