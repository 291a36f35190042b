import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import type { CallError } from '../../platform/call/call-error.ts'
import type { WithTexts } from './texts.ts'
import type { Unsaved } from '../../editor/unsaved.ts'

/** What is saved so far. */
export type Saved = { id: number; revision: number }

/** What the server is known to have. */
export type Base<Edited, Form> = {
  /** Undefined as long as it is nowhere but in the form. */
  saved: Saved | undefined
  edited: Edited | undefined
  form: Form
  at: number | undefined
}

/** How what is edited and its form belong together. */
export type FormKind<Edited, Form> = {
  /** A new one, begun in a language. */
  emptyForm: (languageId: LanguageId) => Form
  /** As the editors write it, so that opening it is no change. */
  formOf: (edited: Edited) => Form
  /** Whether anything of the form would be lost. */
  isUnsaved: (base: Form, form: Form, edited: Edited | undefined) => boolean
  /**
   * What was sent and what the server has made of it, in one: texts stay as they are in their
   * editors, because the server may write the same in another way. `base` counts as saved, and
   * `form` goes on.
   */
  settle: (written: Form, sent: Form, edited: Edited) => { base: Form; form: Form }
}

export type EditingState<Edited, Form, Wish> = {
  base: Base<Edited, Form>
  form: Form
  /** Rises when the texts in the form are replaced from outside: their editors begin anew. */
  edition: number
  /** What is being saved. */
  busy: Wish | undefined
  refusal: CallError | undefined
  /** What somebody else has saved meanwhile. */
  theirs: Edited | undefined
  /** What an earlier visit has left in this browser. */
  offered: Unsaved<Form> | undefined
}

export type EditingAction<Edited, Form, Wish> =
  | { type: 'change'; change: Form | ((form: Form) => Form) }
  | { type: 'save'; wish: Wish }
  | { type: 'saved'; edited: Edited; sent: Form; at: number }
  /** It came through, and then nobody could say what has become of it. */
  | { type: 'saved unread'; saved: Saved; sent: Form; refusal: CallError }
  | { type: 'refused'; refusal: CallError }
  | { type: 'others were faster'; theirs: Edited }
  | { type: 'keep mine' }
  | { type: 'take theirs' }
  | { type: 'take offered' }
  | { type: 'drop offered' }

type Kept<Form> = { offered: Unsaved<Form> | undefined; languageId: LanguageId }

export function initialEditing<Edited extends Saved, Form extends WithTexts, Wish>(
  kind: FormKind<Edited, Form>,
  edited: Edited | undefined,
  { offered: kept, languageId }: Kept<Form>,
): EditingState<Edited, Form, Wish> {
  const base: Base<Edited, Form> = edited
    ? baseOf(kind, edited)
    : { saved: undefined, edited: undefined, form: kind.emptyForm(languageId), at: undefined }
  // What an older version of the site kept may lack a field, which is as it was then.
  const offered = kept && { ...kept, form: { ...base.form, ...kept.form } }
  const isWorthOffering = offered && kind.isUnsaved(base.form, offered.form, edited)
  return {
    base,
    form: base.form,
    edition: 0,
    busy: undefined,
    refusal: undefined,
    theirs: undefined,
    offered: isWorthOffering ? offered : undefined,
  }
}

/**
 * One person's editing of one thing, step by step. Nothing that was written is ever lost by a step
 * that the person has not chosen.
 */
export function editingReducer<Edited extends Saved, Form extends WithTexts, Wish>(
  kind: FormKind<Edited, Form>,
  state: EditingState<Edited, Form, Wish>,
  action: EditingAction<Edited, Form, Wish>,
): EditingState<Edited, Form, Wish> {
  const { base, form, theirs, offered } = state
  switch (action.type) {
    case 'change': {
      const { change } = action
      return { ...state, form: typeof change === 'function' ? change(form) : change }
    }
    case 'save':
      return { ...state, busy: action.wish, refusal: undefined }
    case 'saved':
      return afterSaving(kind, state, action)
    case 'saved unread': {
      const { saved, sent, refusal } = action
      return { ...state, base: { ...base, saved, form: sent }, busy: undefined, refusal }
    }
    case 'refused':
      return { ...state, busy: undefined, refusal: action.refusal }
    case 'others were faster':
      return { ...state, busy: undefined, theirs: action.theirs }
    case 'keep mine':
      // Mine is put over theirs with the next save.
      return theirs ? { ...state, base: baseOf(kind, theirs), theirs: undefined } : state
    case 'take theirs':
      return theirs ? begun({ ...state, base: baseOf(kind, theirs), theirs: undefined }) : state
    case 'take offered':
      return offered ? afterTaking(state, offered) : state
    case 'drop offered':
      return { ...state, offered: undefined }
  }
}

/** What was written on while it was being saved goes on, and is unsaved. */
function afterSaving<Edited extends Saved, Form extends WithTexts, Wish>(
  kind: FormKind<Edited, Form>,
  state: EditingState<Edited, Form, Wish>,
  { edited, sent, at }: { edited: Edited; sent: Form; at: number },
): EditingState<Edited, Form, Wish> {
  const next = baseOf(kind, edited, at)
  const settled = kind.settle(next.form, sent, edited)
  return {
    ...state,
    base: { ...next, form: settled.base },
    form: state.form === sent ? settled.form : state.form,
    busy: undefined,
  }
}

/**
 * Begun from an older state, it is refused like anything else that comes too late, and nothing is
 * lost.
 */
function afterTaking<Edited, Form, Wish>(
  state: EditingState<Edited, Form, Wish>,
  { form, revision }: Unsaved<Form>,
): EditingState<Edited, Form, Wish> {
  const { saved } = state.base
  const begunFrom = saved && revision !== undefined ? { ...saved, revision } : saved
  return {
    ...state,
    base: { ...state.base, saved: begunFrom },
    form,
    edition: state.edition + 1,
    offered: undefined,
  }
}

const begun = <Edited, Form, Wish>(
  state: EditingState<Edited, Form, Wish>,
): EditingState<Edited, Form, Wish> => ({
  ...state,
  form: state.base.form,
  edition: state.edition + 1,
})

const baseOf = <Edited extends Saved, Form>(
  { formOf }: Pick<FormKind<Edited, Form>, 'formOf'>,
  edited: Edited,
  at?: number,
): Base<Edited, Form> => ({
  saved: { id: edited.id, revision: edited.revision },
  edited,
  form: formOf(edited),
  at,
})
