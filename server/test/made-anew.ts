import { rawGet } from './raw-request.ts'
import type { TestSite } from './start-site.ts'

/** Reads pages, and answers which of them were not kept any more. */
export async function madeAnew(
  { url, get }: Pick<TestSite, 'url' | 'get'>,
  paths: readonly string[],
): Promise<string[]> {
  const renders = async () => {
    const figures = await (await get('/metrics')).text()
    return Number(/page_cache_total\{from="render"\} (\d+)/.exec(figures)?.[1] ?? 0)
  }
  const made: string[] = []
  for (const path of paths) {
    const before = await renders()
    await rawGet(url, path)
    if ((await renders()) > before) made.push(path)
  }
  return made
}
