/** With so many articles in a language a list keeps to it: the first block of a front page. */
export const ENOUGH_IN_LANGUAGE = 6

type Listing = { language_id?: number | undefined; other_languages?: boolean | undefined }

/**
 * The language whose articles a list is made of, by what was asked and what it shows; undefined
 * when an article of any language may come into it.
 */
export function languageOfList(
  { language_id, other_languages }: Listing,
  entries: readonly { language_id: number }[],
): number | undefined {
  const isOwn =
    entries.length >= ENOUGH_IN_LANGUAGE &&
    entries.every((entry) => entry.language_id === language_id)
  return other_languages && !isOwn ? undefined : language_id
}
