/** In place of `<` in what members wrote, so that the marks in a sentence are its own alone. */
const OF_MEMBERS = '\ue000'

/** What members wrote, as it is put into a message that has marks. */
export const withoutMarks = (value: string): string => value.replaceAll('<', OF_MEMBERS)
const asWritten = (words: string) => words.replaceAll(OF_MEMBERS, '<')

/** A sentence in parts, of which every second stands between `<b>` and `</b>`. */
export const markedParts = (words: string): string[] => words.split(/<b>(.*?)<\/b>/).map(asWritten)

/** The same in one, without its marks. */
export const plainWords = (words: string): string => asWritten(words.replaceAll(/<\/?b>/g, ''))
