/**
 * The cents of an amount as people type it: `49`, `49.5`, `-49,00`. Undefined for anything else,
 * such as thousands set apart, which may as well be a slip of the finger.
 */
export function centsIn(typed: string): number | undefined {
  const [, sign, whole, part = ''] = /^([-−]?)(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  if (whole === undefined) return undefined
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign === '' ? cents : -cents
}

/** Cents as they stand in a field. */
export const typedCents = (cents: number): string => (cents / 100).toFixed(2)
