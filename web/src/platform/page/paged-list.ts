import { useEffect } from 'react'
import { redirect, useLocation, useNavigate, useSearchParams } from 'react-router'
import { OFFSET_MAX } from '@loadout/contract/platform/wire.ts'
import { pageQueryKeys } from '@loadout/contract/platform/page.ts'

/** The server lists no further, so no link leads there (checklist L04). */
const furthest = (size: number) => Math.floor(OFFSET_MAX / size) + 1

/**
 * The page that an address names of a list with `size` entries a page; anything odd is the first,
 * as it is for the server, which keeps pages by what it understands of their addresses.
 */
export function pageIn(search: URLSearchParams, size: number): number {
  const named = search.get('page') ?? ''
  return pageQueryKeys.page.test(named) ? Math.min(Number(named), furthest(size)) : 1
}

export const usePageNumber = (size: number): number => pageIn(useSearchParams()[0], size)

export const lastPage = (count: number, size: number): number =>
  Math.min(Math.ceil(count / size), furthest(size))

/** The first page is the list itself. */
export const pagePath = (path: string, page: number): string =>
  page === 1 ? path : `${path}?page=${page}`

/**
 * What a page of a list says of itself. Further pages name no other language: there the list may be
 * shorter.
 */
export const pagedHead = (path: string, page: number) => ({
  path: pagePath(path, page),
  ...(page > 1 ? { alternates: [] } : {}),
})

/**
 * A list has one address: whoever comes under another name of the same thing is sent there, to the
 * page they wanted.
 */
export function redirectToOwnPath(path: string, url: URL, page: number): void {
  if (new URL(path, url).pathname !== url.pathname) throw redirect(pagePath(path, page))
}

/**
 * Behind the last page there is nothing to stay for. The loader of a page says so as well; this is
 * for lists that have become shorter while they are shown, as in another language.
 */
export function useFirstPageInstead(isBeyond: boolean): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    if (isBeyond) void navigate(pathname, { replace: true })
  }, [isBeyond, navigate, pathname])
}
