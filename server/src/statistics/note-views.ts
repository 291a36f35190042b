import type { Site } from '../site-parts.ts'
import { storeViews, type View } from './store-views.ts'

/** What a kill loses. */
const PAUSE_MS = 1_000
const PAUSE_AFTER_FAILURE_MS = 5_000
const MAX_WAITING = 20_000

type Parts = Pick<Site, 'beforeClose' | 'clock' | 'log' | 'random' | 'transaction'>

const keyOf = ({ articleId, day, reader }: View) =>
  `${day} ${articleId} ${'memberId' in reader ? reader.memberId : `${reader.network} ${reader.agent}`}`

/**
 * Keeps in memory what is read and stores it together every second, so that no reader waits for a
 * transaction. While the database is away they wait, as many as there is room for.
 */
export function noteViews(site: Parts): (view: View) => void {
  let waiting = new Map<string, View>()
  let timer: NodeJS.Timeout | undefined
  let storing = Promise.resolve()

  function storeIn(milliseconds: number) {
    timer ??= setTimeout(() => void store(), milliseconds).unref()
  }

  /** One after the other: what is noted meanwhile is for the next. */
  function store(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    storing = storing.then(storeWaiting)
    return storing
  }

  async function storeWaiting() {
    const views = waiting
    waiting = new Map()
    if (views.size === 0) return
    try {
      await storeViews(site, [...views.values()])
    } catch (error) {
      site.log(`views could not be stored: ${(error as Error).message}`)
      waiting = new Map([...views, ...waiting].slice(0, MAX_WAITING))
      storeIn(PAUSE_AFTER_FAILURE_MS)
    }
  }

  site.beforeClose(store)
  return (view) => {
    if (waiting.size < MAX_WAITING) waiting.set(keyOf(view), view)
    storeIn(PAUSE_MS)
  }
}
