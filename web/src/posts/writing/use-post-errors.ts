import { useErrorOf } from '../../admin/editing/use-error-of.ts'
import type { Autosave } from './autosave.ts'

/** What is said at each field of a post: why keeping was refused, or else publishing. */
export function usePostErrors({
  form,
  refusal,
  notDone,
}: Pick<Autosave, 'form' | 'refusal' | 'notDone'>) {
  const values = {
    title: form.title,
    content: form.content,
    categories: form.categories,
    language_id: form.languageId,
    image: form.picture,
    tags: form.tags,
    poll: form.poll,
  }
  const errorOfKeeping = useErrorOf(refusal, values)
  const errorOfWish = useErrorOf(notDone, values)
  return (field: keyof typeof values) => errorOfKeeping(field) ?? errorOfWish(field)
}

export type PostErrors = ReturnType<typeof usePostErrors>
