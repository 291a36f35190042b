import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query'
import type { RealtimeAddress } from '@loadout/contract/platform/page.ts'
import { RICH_TEXT } from '../rich-text.tsx'
import { pack, unpack, type Packed } from './packed.ts'

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

/** What is in the page already is not repeated in the state; there stands only where. */
type Elsewhere = { $richText: string } | { $paragraphOf: string }

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
  JSON.stringify(pack(state)).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => ESCAPES[character] ?? '',
  )

/** A text that the element of this id shows as its first paragraph. */
export const paragraphOf = (elementId: string): Elsewhere => ({ $paragraphOf: elementId })

/** Leaves the HTML of an answer out of the state when the page shows it under a name. */
export function withoutRichText(answer: unknown, name: string | undefined): unknown {
  if (name === undefined || answer === null || typeof answer !== 'object' || !('content' in answer))
    return answer
  return { ...answer, content: { $richText: name } satisfies Elsewhere }
}

export function readState(): PageState {
  const written = document.getElementById(STATE_ID)?.textContent ?? '[[],null]'
  return unpack(JSON.parse(written) as Packed, readFromPage) as PageState
}

function readFromPage(object: Record<string, unknown>): unknown {
  const { $richText: html, $paragraphOf: id } = object
  if (typeof html === 'string')
    return document.querySelector(`[${RICH_TEXT}="${html}"]`)?.innerHTML ?? ''
  if (typeof id === 'string')
    return document.getElementById(id)?.querySelector('p')?.textContent ?? ''
  return object
}

/** How long an answer counts as current before a screen that shows it asks again. */
export const FRESH_MS = 30_000

/**
 * Without a connection calls are sent all the same: they repeat themselves and then say so, where
 * otherwise everything would wait in silence, and a press be carried out whenever it is back.
 */
const networkMode = 'always'

export const createQueries = (queryFn: QueryFunction, staleTime = FRESH_MS) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn,
        staleTime,
        networkMode,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      mutations: { networkMode },
    },
  })

/** The name under which a page shows the HTML of an answer: its path and id. */
export const richTextName = (path: string, id: number | string) =>
  `${path.slice(1).replaceAll('/', '-')}-${id}`
