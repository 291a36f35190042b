/** Of the page that is shown, in the language it is asked for in; nothing else of its query. */
export function pageAddress(): string {
  const languages = location.search.slice(1).match(/\b(?:language_id|lang)=[^&]+/g)
  return location.origin + location.pathname + (languages ? `?${languages.join('&')}` : '')
}
