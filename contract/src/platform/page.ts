import type { LanguageId } from '../languages/languages.ts'
import type { Endpoint, InputOf, OutputOf } from './endpoint.ts'

/**
 * Where the browser finds the sockets (RT-09): those of the site on its own address, or those of a
 * hosted service.
 */
export type RealtimeAddress = {
  key: string
  hosted: boolean
  cluster: string
  /** Of a service that is none of the known clusters. */
  host?: string
}

/**
 * How the server asks the web part for a page, without either importing the other. Nothing of a
 * request but its path, the known query keys and the language may be in here: the answer is cached
 * and shown to everyone.
 */
export type PageRequest = {
  /** Path with the known query keys, such as `/news-archive/4/Haldor?page=2`. */
  url: string
  languageId: LanguageId
  /** Scheme and host of the site, without a trailing slash. */
  origin: string
  /** Where the browser sends its calls: `/api` or another host (API-01). */
  apiHost: string
  /** Whether the site has a service worker, which the browser is to register. */
  hasServiceWorker: boolean
  realtime: RealtimeAddress
  call: <E extends Endpoint>(
    endpoint: Pick<E, 'method' | 'path'>,
    input: InputOf<E>,
  ) => Promise<OutputOf<E>>
  /**
   * Asked when all calls are answered; resolves when this page may take the processor to be put
   * together.
   */
  waitToAssemble: () => Promise<void>
}

/** A whole document, or where it is instead; `location` is without the origin. */
export type RenderedPage =
  | { kind: 'page'; status: number; html: string }
  | { kind: 'redirect'; status: 301 | 302; location: string }

/**
 * What the built web part exports. A refused call may make a page with its status; else it rejects.
 */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

/**
 * Query keys that change a page, in the one form each is understood in; anything else is ignored,
 * by the cache too (checklist M03).
 */
export const pageQueryKeys = {
  page: /^[1-9]\d{0,3}$/,
  language_id: /^[0-6]$/,
  /** Of a ranking; the week, with which it begins, is not said. */
  period: /^(month|all)$/,
} as const
