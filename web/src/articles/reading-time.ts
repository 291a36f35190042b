/** Words a minute of somebody who reads to understand. */
const PACE = 220

/** Whole minutes it takes to read a text, at least one. */
export const readingMinutes = (html: string) =>
  Math.max(
    1,
    Math.round(
      html
        .replaceAll(/<[^<>]*>/g, ' ')
        .split(/\s+/)
        .filter(Boolean).length / PACE,
    ),
  )
