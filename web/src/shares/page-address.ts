/** Of the page that is shown, in the language it is asked for in; nothing else of its query. */
export function pageAddress(): string {
  const language = /[?&](language_id=[^&]+)/.exec(location.search)?.[1]
  return location.origin + location.pathname + (language ? `?${language}` : '')
}
