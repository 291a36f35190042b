import { data } from 'react-router'
import { CallError } from '../call/call-error.ts'
import { pageLoad, type LoaderArguments, type PageLoad } from './platform-context.ts'

export type Load = PageLoad & { params: Record<string, string | undefined>; url: URL }

/**
 * A page's loader: runs before render, on the server for the first page and in the browser after that. It fills the query client; what it
 * returns is not used. A missing thing becomes a page of status 404, which the route's error boundary shows.
 */
export const loader = (load: (page: Load) => Promise<unknown>) => async ({ params, request, context }: LoaderArguments) => {
  try {
    await load({ ...context.get(pageLoad), params, url: new URL(request.url) })
    return null
  } catch (error) {
    if (error instanceof CallError && error.status === 404) throw data(error.code, { status: 404 })
    throw error
  }
}

/** For an address that cannot name anything, such as `/news/abc`. */
export const missing = (code: string) => new CallError(404, code, code)

/** A positive whole number in an address, or undefined. */
export const idIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** The page of a paged list that an address names; anything odd is the first. */
export const pageIn = (url: URL): number => idIn(url.searchParams.get('page') ?? undefined) ?? 1

