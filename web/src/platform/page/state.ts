import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query'
import type { RealtimeAddress } from '@loadout/contract/platform/page.ts'
import { RICH_TEXT } from '../rich-text.tsx'

/**
 * What the server hands over with a page: where calls go, where sockets are, the language, its
 * routes, the answers it was made of, how its loaders ended.
 */
export type PageState = {
  apiHost: string
  /** Whether there is one to register. */
  hasServiceWorker: boolean
  realtime: RealtimeAddress
  languageId: number
  /** Of the page's routes, from the outermost in. */
  routeIds: string[]
  answers: [QueryKey, unknown][]
  loaderData: Record<string, unknown>
  errors: Record<string, { status: number }> | null
}

/** Long HTML is in the page already; in the state stands only where. */
type Elsewhere = { $richText: string }

export const STATE_ID = 'state'

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that cannot end its script element, whatever people are called (checklist H08). */
export const writeState = (state: PageState): string =>
  JSON.stringify(state).replaceAll(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '')

/** Leaves the HTML of an answer out of the state when the page shows it under a name. */
export function withoutRichText(answer: unknown, name: string | undefined): unknown {
  if (name === undefined || answer === null || typeof answer !== 'object' || !('content' in answer))
    return answer
  return { ...answer, content: { $richText: name } satisfies Elsewhere }
}

export function readState(): PageState {
  const state = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '{}') as PageState
  for (const [, answer] of state.answers) {
    const { content } = (answer ?? {}) as { content?: Elsewhere }
    if (content?.$richText === undefined) continue
    const element = document.querySelector(`[${RICH_TEXT}="${content.$richText}"]`)
    Object.assign(answer as object, { content: element?.innerHTML ?? '' })
  }
  return state
}

/** How long an answer counts as current before a screen that shows it asks again. */
const FRESH_MS = 30_000

export const createQueries = (queryFn: QueryFunction, staleTime = FRESH_MS) =>
  new QueryClient({
    defaultOptions: { queries: { queryFn, staleTime, retry: false, refetchOnWindowFocus: false } },
  })

/** The name under which a page shows the HTML of an answer: its path and id. */
export const richTextName = (path: string, id: number | string) =>
  `${path.slice(1).replaceAll('/', '-')}-${id}`
