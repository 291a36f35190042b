import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const src = `${import.meta.dirname}/../src`

/** What each domain says in a file of this name, put together: its calls and how they are tried. */
export async function ofDomains<T extends object>(file: string, name: string): Promise<T> {
  const parts = await Promise.all(
    globSync(`*/${file}`, { cwd: src }).map(
      async (path) => (await import(pathToFileURL(`${src}/${path}`).href)) as Record<string, T>,
    ),
  )
  return Object.assign({}, ...parts.map((part) => part[name])) as T
}
