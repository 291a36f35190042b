import {
  discardKeptPost,
  editPost,
  getWrittenPost,
  publishPost,
  type WrittenPost,
} from '@loadout/contract/posts/writing.ts'
import { call } from '../../platform/call/call.ts'
import type { Saved } from './autosave.ts'
import { keptPart, type adminPart, type PostForm } from './post-form.ts'

/** What is to become of a post, beyond being kept. */
export type Wish = 'publish' | 'unpublish' | 'discard'
/** `theirs` is what readers see, once what was written beside it is thrown away. */
export type Kept = Saved & { kept?: number; theirs?: WrittenPost }

type Fulfil = (
  saved: Saved | undefined,
  form: PostForm,
  admin: ReturnType<typeof adminPart>,
) => Promise<Kept>

const quiet = { quiet: true }
const neverSaved = () => Promise.reject(new Error('only what is saved can be taken back'))

export const wishes: Record<Wish, Fulfil> = {
  publish: (saved, form, admin) => {
    const post = { ...keptPart(form), ...admin, publish: true }
    return saved ? call(editPost, { ...saved, ...post }, quiet) : call(publishPost, post, quiet)
  },
  unpublish: (saved, form, admin) =>
    saved
      ? call(editPost, { ...saved, ...keptPart(form), ...admin, publish: false }, quiet)
      : neverSaved(),
  discard: async (saved) => {
    if (!saved) return neverSaved()
    const { id } = await call(discardKeptPost, saved, quiet)
    // Without it the editor still has what was thrown away. It then has the revision before, too,
    // so that whoever writes on is asked which of the two to keep.
    const theirs = await call(getWrittenPost, { id }, quiet)
    return { id, revision: theirs.revision, theirs }
  },
}
