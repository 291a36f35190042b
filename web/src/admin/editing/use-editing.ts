import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { forgetUnsaved, keepUnsaved, unsavedOf, type UnsavedPlace } from '../../editor/unsaved.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { showFailure } from '../../platform/layer/failures.ts'
import { nowInSeconds } from '../../platform/now.ts'
import { refusesUnfinished } from '../unfinished.ts'
import {
  editingReducer,
  initialEditing,
  type Base,
  type EditingAction,
  type EditingState,
  type FormKind,
  type Saved,
} from './editing-state.ts'
import type { WithTexts } from './texts.ts'

export type SaveOrder<Edited, Form, Wish> = Pick<Base<Edited, Form>, 'saved' | 'edited'> & {
  base: Form
  form: Form
  wish: Wish
}

/** What is edited: news, content pages, events. */
export type Kind<Edited extends Saved, Form extends WithTexts, Wish extends string> = FormKind<
  Edited,
  Form
> & {
  name: UnsavedPlace['of']
  read: (id: number) => Promise<Edited>
  /** All of it or nothing. */
  save: (order: SaveOrder<Edited, Form, Wish>) => Promise<Saved>
  /** What this visit has shown of it is asked anew. */
  refresh: (queries: QueryClient) => Promise<void>
}

type Begin<Edited> = { edited: Edited | undefined; memberId: number; languageId: LanguageId }

/**
 * One person's editing of one thing: what is in the form, what is saved, and what somebody else has
 * done meanwhile. The steps are those of `editing-state.ts`; here stands what they take from the
 * server and from this browser.
 */
export function useEditing<Edited extends Saved, Form extends WithTexts, Wish extends string>(
  kind: Kind<Edited, Form, Wish>,
  { edited, memberId, languageId }: Begin<Edited>,
) {
  const queries = useQueryClient()
  const placeOf = (id: number | undefined): UnsavedPlace => ({ of: kind.name, memberId, id })
  const [state, dispatch] = useReducer(
    (now: EditingState<Edited, Form, Wish>, action: EditingAction<Edited, Form, Wish>) =>
      editingReducer(kind, now, action),
    undefined,
    () =>
      initialEditing<Edited, Form, Wish>(kind, edited, {
        offered: unsavedOf<Form>(placeOf(edited?.id)),
        languageId,
      }),
  )
  const { base, form, busy, offered, theirs } = state
  const isUnsaved = kind.isUnsaved(base.form, form, base.edited)
  const place = placeOf(base.saved?.id)
  useKeptDraft(place, { form, revision: base.saved?.revision, isUnsaved })

  /** Answers the id, or undefined when it was refused. */
  async function save(wish: Wish): Promise<number | undefined> {
    if (busy !== undefined || refusesUnfinished()) return undefined
    dispatch({ type: 'save', wish })
    let saved: Saved | undefined
    try {
      saved = await kind.save({
        saved: base.saved,
        edited: base.edited,
        base: base.form,
        form,
        wish,
      })
      const written = await kind.read(saved.id)
      dispatch({ type: 'saved', edited: written, sent: form, at: nowInSeconds() })
      void kind.refresh(queries)
      return saved.id
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      await learn(error, saved)
      return undefined
    }
  }

  /** After a refusal: what somebody else has done; nothing is told twice. */
  async function learn(refusal: CallError, saved: Saved | undefined) {
    const isOthers = refusal.code === 'changed_meanwhile' && base.saved
    const now = isOthers && (await readAgain(isOthers.id))
    if (now) return dispatch({ type: 'others were faster', theirs: now })
    dispatch(
      saved ? { type: 'saved unread', saved, sent: form, refusal } : { type: 'refused', refusal },
    )
    showFailure(refusal)
  }

  /** Undefined when that fails, too: the form has all that was written. */
  async function readAgain(known: number): Promise<Edited | undefined> {
    try {
      return await kind.read(known)
    } catch {
      return undefined
    }
  }

  return {
    form,
    base,
    edition: state.edition,
    busy,
    refusal: state.refusal,
    isUnsaved,
    change: (change: Form | ((now: Form) => Form)) => dispatch({ type: 'change', change }),
    save,
    refresh: () => void kind.refresh(queries),
    offered: offered && {
      at: offered.at,
      take: () => dispatch({ type: 'take offered' }),
      drop: () => {
        // What has been written since is kept in its place already.
        if (!isUnsaved) forgetUnsaved(place)
        dispatch({ type: 'drop offered' })
      },
    },
    theirs: theirs && {
      form: kind.formOf(theirs),
      keepMine: () => dispatch({ type: 'keep mine' }),
      take: () => dispatch({ type: 'take theirs' }),
    },
  }
}

export type Editing<Edited extends Saved, Form extends WithTexts, Wish extends string> = ReturnType<
  typeof useEditing<Edited, Form, Wish>
>

type Draft<Form> = { form: Form; revision: number | undefined; isUnsaved: boolean }

/** Keeps in this browser what is not saved. */
function useKeptDraft<Form extends object>(
  { of, memberId, id }: UnsavedPlace,
  { form, revision, isUnsaved }: Draft<Form>,
) {
  const isTouched = useRef(false)
  const [begunAs] = useState(id)
  useEffect(() => {
    // From now on it is kept under its own number.
    if (id !== begunAs) forgetUnsaved({ of, memberId, id: begunAs })
  }, [id, begunAs, of, memberId])
  useEffect(() => {
    // What an earlier visit left is not forgotten before it has been taken up or thrown away.
    if (!isUnsaved && !isTouched.current) return
    isTouched.current = true
    const place = { of, memberId, id }
    if (isUnsaved) keepUnsaved(place, { form, revision, at: nowInSeconds() })
    else forgetUnsaved(place)
  }, [isUnsaved, form, revision, of, memberId, id])
}
