import { createElement, type ComponentType } from 'react'
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router'
import { loadTexts, type TextPart } from '../language/catalogues.ts'
import { loadChunk } from '../load-chunk.ts'

/** A page's file exports a component of the same name, and what it needs before it is shown. */
type PageModule<Name extends string, Props> = { [name in Name]: ComponentType<Props> } & {
  loader?: LoaderFunction
  /** Left out where whatever changes the address is asked for before the page shows it. */
  shouldRevalidate?: ShouldRevalidateFunction
}

/** A screen of the site: a module of its own, loaded when it is first wanted. */
export type Page = {
  paths: readonly string[]
  id: string
  load: () => Promise<Pick<RouteObject, 'element' | 'loader' | 'shouldRevalidate'>>
}

/**
 * The id is the page's file below src, by which the server finds the scripts and styles to announce
 * with the first page; its last step is the component's name.
 */
export const page = <Name extends string, Props extends object>(
  paths: string | string[],
  id: `${string}/${Name}`,
  load: () => Promise<PageModule<Name, Props>>,
  props = {} as Props,
): Page => ({
  paths: [paths].flat(),
  id,
  async load() {
    const module = await loadChunk(load)
    const component: ComponentType<Props> = module[id.slice(id.lastIndexOf('/') + 1) as Name]
    const { loader, shouldRevalidate } = module
    return {
      element: createElement(component, props),
      ...(loader && { loader }),
      ...(shouldRevalidate && { shouldRevalidate }),
    }
  },
})

/** What a page says beyond what every reader meets is fetched with it. */
export const pageRoutes = (
  { paths, id, load }: Page,
  texts: readonly TextPart[] = [],
): RouteObject[] =>
  paths.map((path) => ({
    path,
    // One file may be the page of many paths.
    id: `${id} ${path}`,
    lazy: async () => (await Promise.all([load(), ...texts.map((part) => loadTexts(part))]))[0],
  }))
