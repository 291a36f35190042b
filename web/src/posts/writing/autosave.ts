import type { WrittenPost } from '@loadout/contract/posts/writing.ts'
import type { Unsaved } from '../../editor/unsaved.ts'
import type { CallError } from '../../platform/call/call-error.ts'
import { isKeptAlike, type PostForm } from './post-form.ts'
import type { Wish } from './wishes.ts'

export type Saved = { id: number; revision: number }

export type Autosave = {
  form: PostForm
  /** Undefined as long as the server knows nothing of it. */
  saved: Saved | undefined
  /** What the server has, as the form had it. */
  kept: PostForm
  keptAt: number | undefined
  sending: PostForm | undefined
  /** What was sent last and had no answer: it may have arrived. */
  unanswered: PostForm | undefined
  /** The server could not be reached: what is written stays in this browser until it can. */
  isUnreachable: boolean
  /** Keeping it was refused for a reason that trying again does not change. */
  refusal: CallError | undefined
  /** The last of these that was shown: the same at the next pause of typing is no news. */
  told: CallError | undefined
  /** Publishing it was refused, or taking it back: known until one of them is tried again. */
  notDone: CallError | undefined
  /** What another window has kept meanwhile. */
  theirs: WrittenPost | undefined
  /** Rises when the text is replaced from outside: its editor begins anew. */
  edition: number
}

export type AutosaveAction =
  | { type: 'change'; change: (form: PostForm) => PostForm }
  | { type: 'send'; form: PostForm; wanted?: Wish | undefined }
  | { type: 'kept'; saved: Saved; at: number }
  | { type: 'unreachable' }
  | { type: 'reachable' }
  | { type: 'refused'; refusal: CallError }
  /** Publishing was refused, or taking back; that says nothing about keeping what is written. */
  | { type: 'not done'; refusal: CallError }
  /** With what the server has now, as the editor writes it. */
  | { type: 'others were faster'; theirs: WrittenPost; form: PostForm }
  | { type: 'keep mine' }
  /** The text of the server, written as the editor writes it. */
  | { type: 'take'; theirs: WrittenPost; form: PostForm }

type Begin = {
  post: WrittenPost | undefined
  /** The form of the post, or an empty one. */
  form: PostForm
  /** What has not reached the server, as this browser has kept it. */
  unsent: Unsaved<PostForm> | undefined
}

/**
 * What did not reach the server is taken up again. When the server has gone on since, both are
 * there to choose from.
 */
export function beginAutosave({ post, form, unsent }: Begin): Autosave {
  // What an older version of the site kept may lack a field, which is as it was then. Its poll may
  // have been closed, reworded or deleted by staff since, which is no change of the post.
  const left = { ...form, ...unsent?.form, ...(post && { poll: form.poll }) }
  const isAhead = !isKeptAlike(left, form)
  const isBehind = isAhead && unsent?.revision !== post?.revision
  return {
    form: isAhead ? left : form,
    saved: post && { id: post.id, revision: post.revision },
    kept: form,
    keptAt: post?.kept,
    sending: undefined,
    unanswered: undefined,
    isUnreachable: false,
    refusal: undefined,
    told: undefined,
    notDone: undefined,
    theirs: isBehind ? post : undefined,
    edition: 0,
  }
}

export const isUnsent = ({ form, kept }: Autosave): boolean => !isKeptAlike(form, kept)

/**
 * Whether the form is to be sent now. A conflict is the author's to solve, and what was refused
 * waits for a change.
 */
export const isToBeSent = (state: Autosave): boolean =>
  isUnsent(state) &&
  state.sending === undefined &&
  state.theirs === undefined &&
  state.refusal === undefined &&
  !state.isUnreachable

/** Whether no other window has kept that, but this one, which was not told. */
export const isOwn = ({ unanswered }: Autosave, theirs: PostForm): boolean =>
  unanswered !== undefined && isKeptAlike(unanswered, theirs)

/** Whether keeping was refused for the same reason as last time, and nothing was kept since. */
export const isTold = ({ told }: Autosave, { code, field }: CallError): boolean =>
  told?.code === code && told.field === field

/** Nothing that was written is lost by a step that the author has not chosen. */
export function afterAutosave(state: Autosave, action: AutosaveAction): Autosave {
  const { saved, theirs, sending } = state
  switch (action.type) {
    case 'change':
      return { ...state, form: action.change(state.form), refusal: undefined }
    case 'send':
      return {
        ...state,
        sending: action.form,
        notDone: action.wanted === undefined ? state.notDone : undefined,
      }
    case 'kept':
      return {
        ...state,
        saved: action.saved,
        kept: sending ?? state.kept,
        keptAt: action.at,
        sending: undefined,
        unanswered: undefined,
        told: undefined,
        isUnreachable: false,
      }
    case 'unreachable':
      return { ...state, sending: undefined, unanswered: sending, isUnreachable: true }
    case 'reachable':
      return { ...state, isUnreachable: false }
    case 'refused':
      return { ...state, sending: undefined, refusal: action.refusal, told: action.refusal }
    case 'not done':
      return { ...state, sending: undefined, notDone: action.refusal }
    case 'others were faster':
      return isOwn(state, action.form)
        ? {
            ...state,
            saved: { id: action.theirs.id, revision: action.theirs.revision },
            kept: action.form,
            keptAt: action.theirs.kept,
            sending: undefined,
            unanswered: undefined,
          }
        : { ...state, sending: undefined, theirs: action.theirs }
    case 'keep mine':
      // Mine is put over theirs with the next sending.
      return theirs && saved
        ? { ...state, saved: { ...saved, revision: theirs.revision }, theirs: undefined }
        : state
    case 'take':
      return {
        ...state,
        form: action.form,
        kept: action.form,
        keptAt: action.theirs.kept,
        saved: { id: action.theirs.id, revision: action.theirs.revision },
        refusal: undefined,
        notDone: undefined,
        theirs: undefined,
        edition: state.edition + 1,
      }
  }
}
