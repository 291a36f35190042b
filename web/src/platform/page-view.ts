import { useEffect } from 'react'

/**
 * What a site that counts its visits listens for on `document` (SHELL-01, AMB-54). The site itself
 * learns from it which page is drawn.
 */
export const PAGE_VIEW = 'loadout:page-view'

let isFirst = true

/**
 * Tells of every screen the reader gets to, the first one too, which it says. An event, because a
 * listener that fails takes nothing with it.
 */
export function usePageView(path: string): void {
  useEffect(() => {
    document.dispatchEvent(new CustomEvent(PAGE_VIEW, { detail: { path, isFirst } }))
    isFirst = false
  }, [path])
}

/**
 * Resolves when the next page is drawn, with all that it shows and may have to ask for again; asked
 * for before the first one, when that is alive.
 */
export const nextPageView = (): Promise<unknown> =>
  new Promise((resolve) => document.addEventListener(PAGE_VIEW, resolve, { once: true }))
