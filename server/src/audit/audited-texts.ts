import type { Fields } from './difference.ts'

/** Texts as the audit keeps them, each under the number of its language: "title 3". */
export const auditedTexts = <Field extends string>(
  texts: readonly ({ language_id: number } & Record<Field, unknown>)[],
  fields: readonly Field[],
): Fields =>
  Object.fromEntries(
    texts.flatMap((text) => fields.map((field) => [`${field} ${text.language_id}`, text[field]])),
  )
