import { z } from 'zod'
import type { PictureRule } from './picture-rule.ts'

/**
 * A file as it came over the wire. Nothing but its content is looked at: not its name, not the type
 * it is said to have (checklist I01, I05).
 */
export type SentFile = { readonly bytes: Uint8Array }

/** What a caller hands over: a `File` of the browser. */
type FileToSend = {
  readonly size: number
  readonly type: string
  arrayBuffer: () => Promise<ArrayBuffer>
}

/** What a call with a picture may answer about it. */
export const pictureErrors = [
  'picture_unreadable',
  'picture_too_large',
  'picture_too_small',
  'picture_gone',
  'too_many_pictures',
] as const

const rules = z.registry<PictureRule>()

/**
 * A field that holds a picture. A call with such a field takes multipart bodies beside form-encoded
 * ones (API-07): whoever sends no picture needs no multipart.
 */
export const sentPicture = (rule: PictureRule) =>
  z
    .custom(
      (value) =>
        typeof value === 'object' &&
        value !== null &&
        'bytes' in value &&
        value.bytes instanceof Uint8Array,
    )
    .register(rules, rule) as unknown as z.ZodType<SentFile, FileToSend>

/**
 * The rule of a field that may hold a picture, alone or beside something else; undefined for any
 * other field.
 */
export function pictureRule(field: z.ZodType): PictureRule | undefined {
  if (field instanceof z.ZodOptional) return pictureRule(field.unwrap() as z.ZodType)
  if (field instanceof z.ZodUnion)
    return (field.options as z.ZodType[]).map(pictureRule).find((rule) => rule !== undefined)
  return rules.get(field)
}
