import type { Language } from '@loadout/contract/languages/languages.ts'
import type {
  PageRequest,
  RealtimeAddress,
  RenderedPage,
  RenderPage,
} from '@loadout/contract/platform/page.ts'
import type { Metrics } from '../http/metrics.ts'
import type { CallInProcess } from '../http/serve.ts'
import { pageOf, type CachedPage } from './cached-page.ts'
import type { PageCache } from './page-cache.ts'
import { createPageCalls } from './page-calls.ts'
import { createTurns } from './turns.ts'

export type MakingPages = {
  cache: PageCache
  /** Read anew each time: during development the web part changes under the running server. */
  renderer: () => Promise<RenderPage>
  call: CallInProcess
  metrics: Metrics
  origin: string
  apiHost: string
  hasServiceWorker: boolean
  realtime: RealtimeAddress
}

type PageToMake = { key: string; url: string; language: Language }
type Made =
  | { kind: 'page'; page: CachedPage; status: number }
  | Extract<RenderedPage, { kind: 'redirect' }>

/** One page being made: who writes it, its calls, and where it stands in time. */
type Making = { renderer: RenderPage; calls: ReturnType<typeof createPageCalls>; begun: number }

/**
 * Makes pages. Nothing but its address, its language and the answers of its calls reaches one, so a
 * page that has expired and whose calls are answered as they were is not written again.
 */
export function createPageMaker(pages: MakingPages) {
  const { cache, metrics } = pages
  const turns = createTurns()

  async function unchanged(key: string, { renderer: by, calls, begun }: Making) {
    const last = cache.last(key)
    if (last?.madeOf?.renderer !== by) return undefined
    if (!(await calls.areAnsweredAsBefore(last.madeOf.calls))) return undefined
    metrics.pageCache.inc({ from: 'unchanged' })
    return cache.renew(key, last, { ...calls.summary(), begun })
  }

  async function render({ key, url, language }: PageToMake, making: Making): Promise<Made> {
    const { calls, begun } = making
    const request: PageRequest = {
      url,
      languageId: language.id,
      origin: pages.origin,
      apiHost: pages.apiHost,
      hasServiceWorker: pages.hasServiceWorker,
      realtime: pages.realtime,
      waitToAssemble: turns.waitToAssemble,
      call: calls.call,
    }
    const rendered = await making.renderer(request)
    if (rendered.kind === 'redirect') return rendered
    metrics.pageCache.inc({ from: 'render' })
    const { status, html } = rendered
    if (status >= 500) throw new Error(`the page ${url} was rendered with status ${status}`)
    // What says that something is missing is sent once and never kept.
    if (status !== 200) return { kind: 'page', page: pageOf(html), status }
    const answered = calls.answered()
    const madeOf = answered && { calls: answered, renderer: making.renderer }
    const page = cache.store(key, html, { ...calls.summary(), begun, madeOf })
    return { kind: 'page', page, status }
  }

  return async (target: PageToMake): Promise<Made> => {
    const begun = cache.begin()
    const making = { renderer: await pages.renderer(), calls: createPageCalls(pages.call), begun }
    const page = await unchanged(target.key, making)
    if (page) return { kind: 'page', page, status: 200 }
    return turns.make(() => render(target, making))
  }
}
