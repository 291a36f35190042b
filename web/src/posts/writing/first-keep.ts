import { useRef } from 'react'
import { keepPost } from '@loadout/contract/posts/writing.ts'
import { call } from '../../platform/call/call.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { isPassing } from '../../platform/call/retry.ts'
import { newKey } from '../../platform/call/unanswered.ts'
import type { Saved } from './autosave.ts'
import { keptPart, type PostForm } from './post-form.ts'

/** The day's limit is no matter of trying again soon. */
export const isToBeRepeated = ({ status, code }: CallError) =>
  isPassing(status) && code !== 'too_many_posts'

/**
 * The keep that makes a draft of a new post. When its answer is lost the draft may be there or not:
 * sent again as it was, under the same key, it makes no second one.
 */
export function useFirstKeep() {
  const begun = useRef<{ form: PostForm; key: string }>(undefined)
  return {
    unanswered: () => begun.current?.form,
    keepFirst: async (written: PostForm) => {
      begun.current ??= { form: written, key: newKey() }
      const { form, key } = begun.current
      try {
        return await call(keepPost, keptPart(form), { quiet: true, key })
      } catch (error) {
        if (!(error instanceof CallError && isToBeRepeated(error))) begun.current = undefined
        throw error
      }
    },
  }
}

/**
 * A new post is a draft before it is published: whose publishing is not answered has one post, not
 * two. With too many drafts it is published at once.
 */
export async function keepBefore(
  keepFirst: ReturnType<typeof useFirstKeep>['keepFirst'],
  form: PostForm,
): Promise<Saved | undefined> {
  try {
    return await keepFirst(form)
  } catch (error) {
    if (error instanceof CallError && error.code === 'too_many_drafts') return undefined
    throw error
  }
}
