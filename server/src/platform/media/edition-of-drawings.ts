import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

/** What says how a drawing becomes a picture. */
const RULES = ['resizing-worker.ts', 'output-formats.ts'].map(
  (name) => `${import.meta.dirname}/${name}`,
)

/**
 * Another one whenever a drawing of the folder, or how one becomes a picture, is not as it was:
 * what was made before is not served any more then.
 */
export async function editionOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg')).toSorted()
  const hash = createHash('sha256')
  for (const file of [...RULES, ...names.map((name) => `${folder}/${name}`)])
    hash.update(file.slice(file.lastIndexOf('/'))).update(await readFile(file))
  return hash.digest('hex').slice(0, 8)
}
