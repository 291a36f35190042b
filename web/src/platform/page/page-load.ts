import { CancelledError, type QueryClient } from '@tanstack/react-query'
import { createContext, data, type RouterContextProvider } from 'react-router'
import type { Language } from '@loadout/contract/languages/languages.ts'
import { CallError } from '../call/call-error.ts'

/** What either side hands to the loaders of its pages. */
type LoadContext = { queries: QueryClient; language: () => Language }
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
    try {
      await load({ ...context.get(pageLoadContext), params, url: new URL(request.url) })
      return null
    } catch (error) {
      // The screen has turned to another choice meanwhile and asks for that itself.
      if (error instanceof CancelledError) return null
      if (error instanceof CallError && error.status === 404)
        throw data(error.code, { status: 404 })
      throw error
    }
  }

/** For an address that cannot name anything, such as `/news/abc`. */
export const missing = (code: string) => new CallError(404, code, code)
