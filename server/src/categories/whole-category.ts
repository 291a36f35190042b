import { invalidRequest, ruleBroken } from '../platform/http/public-error.ts'
import type { KeptCategory } from './categories.ts'

type Words = Pick<KeptCategory, 'name' | 'short_name' | 'color' | 'hidden'>
type WrittenWords = { [Field in keyof Words]?: Words[Field] | undefined }

/** As a game or a shop category is from now on; `before` is nothing of a new one. */
export function wholeCategory(written: WrittenWords, before: Words | null): Words {
  const name = written.name ?? before?.name ?? ''
  const color = written.color ?? before?.color
  if (name === '') throw ruleBroken('name_missing', 'name')
  if (color === undefined) throw invalidRequest('color')
  return {
    name,
    short_name: written.short_name ?? before?.short_name ?? '',
    color,
    hidden: written.hidden ?? before?.hidden ?? false,
  }
}
