type Place = Pick<Location, 'origin' | 'pathname' | 'search'>

/**
 * Of the page that is shown, in the language it is asked for in, else in the one that `shown`
 * names, such as `lang=de`; nothing else of its query.
 */
export function pageAddress({ origin, pathname, search }: Place, shown = ''): string {
  const asked = search.slice(1).match(/\b(?:language_id|lang)=[^&]+/g)
  const query = asked?.join('&') ?? shown
  return origin + pathname + (query && `?${query}`)
}
