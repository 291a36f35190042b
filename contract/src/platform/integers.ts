/**
 * What the columns of PostgreSQL hold: a greater number that got as far would be a fault of the
 * database (checklist L01). Free of zod: the browser reads ids in addresses, too.
 */
export const SMALLINT_MAX = 32_767
export const INTEGER_MAX = 2_147_483_647

/** The id that a text names, written in the one way that ids are; undefined when it is none. */
export function parseId(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return undefined
  const id = Number(text)
  return id <= INTEGER_MAX ? id : undefined
}
