import { CancelledError, type QueryClient } from '@tanstack/react-query'
import { createContext, data, type RouterContextProvider } from 'react-router'
import type { Language } from '@loadout/contract/languages/languages.ts'
import { CallError, isOfOlderPage } from '../call/call-error.ts'

/** What either side hands to the loaders of its pages. */
type LoadContext = {
  queries: QueryClient
  language: () => Language
  /** What stands behind the # of an address, with it: the request that a loader gets has none. */
  hash?: () => string | undefined
}
export const pageLoadContext = createContext<LoadContext>()

export type Load = LoadContext & { params: Record<string, string | undefined>; url: URL }

/** The arguments every loader gets from the router, cut down to what pages use. */
type LoaderArguments = {
  params: Record<string, string | undefined>
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * A page's loader: runs before render, on the server for the first page and in the browser after
 * that. It fills the query client; what it returns is not used. A missing thing becomes a page of
 * status 404, which the route's error boundary shows.
 */
export const pageLoader =
  (load: (page: Load) => Promise<unknown>) =>
  async ({ params, request, context }: LoaderArguments) => {
    const given = context.get(pageLoadContext)
    try {
      await load({ ...given, params, url: new URL(request.url) })
      return null
    } catch (error) {
      // It leads to the same part of the page, as a redirection by the server does (NOTIF-27).
      if (error instanceof Response)
        error.headers.set('Location', error.headers.get('Location') + (given.hash?.() ?? ''))
      // The screen has turned to another choice meanwhile and asks for that itself.
      if (error instanceof CancelledError) return null
      if (error instanceof CallError && error.status === 404 && !isOfOlderPage(error))
        throw data(error.code, { status: 404 })
      throw error
    }
  }

/** For an address that cannot name anything, such as `/news/abc`. */
export const missing = (code: string) => new CallError(404, code, code)
