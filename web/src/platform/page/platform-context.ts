import { createContext, type RouterContextProvider } from 'react-router'
import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '@loadout/contract/languages/languages.ts'

/** What loaders work with, on either side. */
export type PageLoad = { queries: QueryClient; language: () => Language }

export const pageLoad = createContext<PageLoad>()

/** The arguments every loader gets from the router, cut down to what pages use. */
export type LoaderArguments = {
  params: Record<string, string | undefined>
  request: Request
  context: Readonly<RouterContextProvider>
}
