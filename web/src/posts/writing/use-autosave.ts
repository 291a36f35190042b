import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { getWrittenPost, keepPost, type WrittenPost } from '@loadout/contract/posts/writing.ts'
import { asEdited } from '../../editor/article-html.ts'
import { forgetUnsaved, keepUnsaved, unsavedOf } from '../../editor/unsaved.ts'
import { call } from '../../platform/call/call.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { showFailure } from '../../platform/layer/failures.ts'
import { nowInSeconds } from '../../platform/now.ts'
import {
  afterAutosave,
  beginAutosave,
  isOwn,
  isToBeSent,
  isTold,
  isUnsent,
  type Autosave,
  type Saved,
} from './autosave.ts'
import { isToBeRepeated, keepBefore, useFirstKeep } from './first-keep.ts'
import { adminPart, emptyPost, formOf, keptPart, type PostForm } from './post-form.ts'
import { wishes, type Kept, type Wish } from './wishes.ts'

/** So long nobody types before what is written is sent. */
const QUIET_MS = 1_500
const AGAIN_MS = 15_000

const byItself = { quiet: true, unasked: true } as const

type Begin = {
  post: WrittenPost | undefined
  memberId: number
  languageId: LanguageId
  /** What was wished for is done. Nothing else can be wished for until this is over, too. */
  onDone: (wish: Wish, saved: Saved) => Promise<void>
}

/** What goes to the server instead of what stands in the form now, and for which wish. */
type Sending = { sent?: PostForm; wanted?: Wish }

/**
 * Keeps what an author writes: in this browser at once, and on the server as soon as they pause.
 * The steps are those of `autosave.ts`; one call is on its way at a time.
 */
export function useAutosave({ post, memberId, languageId, onDone }: Begin) {
  const [first] = useState(() => (post ? formOf(post, asEdited) : emptyPost(languageId)))
  const [state, dispatch] = useReducer(afterAutosave, undefined, () =>
    beginAutosave({ post, form: first, unsent: unsavedOf({ of: 'post', memberId, id: post?.id }) }),
  )
  /** What the server has of that which is not kept but sent with a wish. */
  const [before, setBefore] = useState(first)
  const [wish, setWish] = useState<Wish>()
  const [fulfilling, setFulfilling] = useState<Wish>()
  const { form, saved, sending, isUnreachable } = state
  const { unanswered, keepFirst } = useFirstKeep()

  const send = useEffectEvent(async (by: () => Promise<Kept>, { sent = form, wanted }: Sending) => {
    dispatch({ type: 'send', form: sent, wanted })
    try {
      const answer = await by()
      dispatch({ type: 'kept', saved: answer, at: answer.kept ?? nowInSeconds() })
      return answer
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      await learn(error, wanted)
      return undefined
    }
  })
  const keep = useEffectEvent((written: PostForm) => {
    if (saved) return send(() => call(keepPost, { ...saved, ...keptPart(written) }, byItself), {})
    const sent = unanswered() ?? written
    return send(() => keepFirst(sent), { sent })
  })
  const fulfil = useEffectEvent(async (wanted: Wish) => {
    setWish(undefined)
    setFulfilling(wanted)
    try {
      const pursue = async () => {
        const known = saved ?? (await keepBefore(keepFirst, unanswered() ?? form))
        return wishes[wanted](known, form, adminPart(before, form))
      }
      const answer = await send(pursue, { wanted })
      if (!answer) return
      if (answer.theirs) takeTheirs(answer.theirs)
      else setBefore(form)
      await onDone(wanted, answer)
    } finally {
      setFulfilling(undefined)
    }
  })

  async function learn(refusal: CallError, wanted: Wish | undefined) {
    if (isToBeRepeated(refusal)) {
      dispatch({ type: 'unreachable' })
      // Keeping begins again by itself; a wish is over.
      if (wanted !== undefined) showFailure(refusal)
      return
    }
    const isOthers = refusal.code === 'changed_meanwhile' && saved
    const theirs = isOthers ? await readAgain(saved.id) : undefined
    if (theirs) {
      const kept = formOf(theirs, asEdited)
      dispatch({ type: 'others were faster', theirs, form: kept })
      if (isOwn(state, kept)) setWish(wanted)
      return
    }
    dispatch({ type: wanted === undefined ? 'refused' : 'not done', refusal })
    if (wanted !== undefined || !isTold(state, refusal)) showFailure(refusal)
  }
  function takeTheirs(theirs: WrittenPost) {
    const taken = formOf(theirs, asEdited)
    setBefore(taken)
    dispatch({ type: 'take', theirs, form: taken })
  }

  useKeptInBrowser(state, memberId)
  const isDue = isToBeSent(state) && wish === undefined
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => void keep(form), QUIET_MS)
    return () => clearTimeout(timer)
  }, [isDue, form])
  useEffect(() => {
    // Whoever publishes while their words are on the way publishes what has arrived.
    if (wish !== undefined && sending === undefined) void fulfil(wish)
  }, [wish, sending])
  useTriedAgain(isUnreachable, () => dispatch({ type: 'reachable' }))

  return {
    ...state,
    wish: fulfilling ?? wish,
    ...missingOnServer(state, before),
    change: (part: Partial<PostForm>) =>
      dispatch({ type: 'change', change: (now) => ({ ...now, ...part }) }),
    keepMine: () => dispatch({ type: 'keep mine' }),
    takeTheirs,
    /** Now, and not after a pause. */
    keepNow: () => void (isDue && keep(form)),
    want: (wanted: Wish) => {
      if (fulfilling === undefined) setWish(wanted)
    },
  }
}

const missingOnServer = (state: Autosave, before: PostForm) => ({
  isUnsent: isUnsent(state),
  /** Tags, a poll or a picture, which no keeping sends. */
  awaitsPublishing: Object.keys(adminPart(before, state.form)).length > 0,
})

export type Writing = ReturnType<typeof useAutosave>

/** After a while, or as soon as the browser has a connection again. */
function useTriedAgain(isUnreachable: boolean, onAgain: () => void) {
  const again = useEffectEvent(onAgain)
  useEffect(() => {
    if (!isUnreachable) return
    const begin = () => again()
    const timer = setTimeout(begin, AGAIN_MS)
    addEventListener('online', begin)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', begin)
    }
  }, [isUnreachable])
}

function useKeptInBrowser(state: Autosave, memberId: number) {
  const { form, saved } = state
  const unsent = isUnsent(state)
  const [begunAs] = useState(saved?.id)
  const id = saved?.id
  useEffect(() => {
    // From now on it is kept under its own number.
    if (id !== begunAs) forgetUnsaved({ of: 'post', memberId, id: begunAs })
  }, [id, begunAs, memberId])
  useEffect(() => {
    const place = { of: 'post', memberId, id } as const
    if (unsent) keepUnsaved(place, { form, revision: saved?.revision, at: nowInSeconds() })
    else forgetUnsaved(place)
  }, [unsent, form, saved?.revision, memberId, id])
}

/** Undefined when that fails, too: the form has all that was written. */
async function readAgain(id: number): Promise<WrittenPost | undefined> {
  try {
    return await call(getWrittenPost, { id }, { quiet: true })
  } catch {
    return undefined
  }
}
