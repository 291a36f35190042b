import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { NewsEntry } from './news-entry.ts'

/** Every news item of the demo community, in the order of their files. */
export async function readAllNews(): Promise<NewsEntry[]> {
  const folder = `${import.meta.dirname}/news`
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
  const modules = await Promise.all(
    files.map(
      (name) => import(pathToFileURL(`${folder}/${name}`).href) as Promise<{ default: NewsEntry }>,
    ),
  )
  return modules.map((module) => module.default)
}
