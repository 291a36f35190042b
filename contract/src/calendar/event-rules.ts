/** Counted in code points; only that of the description is documented (EVENT-11). */
export const EVENT_TITLE_MAX = 120
export const EVENT_DESCRIPTION_MAX = 500
export const EVENT_PRIZE_MAX = 80

/** Whether a clock is known by this name; both sides ask their own `Intl`. */
export function isTimeZone(name: string): boolean {
  // `Intl` also knows offsets, which say nothing about summers.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
