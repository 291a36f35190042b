import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { showFailure } from '../../platform/layer/failures.ts'
import { nowInSeconds } from '../../platform/now.ts'
import type { WithTexts } from './texts.ts'
import {
  forgetUnsaved,
  keepUnsaved,
  unsavedOf,
  type Unsaved,
  type UnsavedPlace,
} from './unsaved.ts'

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

export type SaveOrder<Edited, Form, Wish> = Pick<Base<Edited, Form>, 'saved' | 'edited'> & {
  base: Form
  form: Form
  wish: Wish
  /** Told after every step: what is saved then stays saved, whatever comes of the next. */
  onStep: (saved: Saved) => void
}

/** What is edited: news, content pages. */
export type Kind<Edited extends Saved, Form extends WithTexts, Wish extends string> = {
  name: UnsavedPlace['of']
  /** A new one, begun in a language. */
  emptyForm: (languageId: LanguageId) => Form
  /** As the editors write it, so that opening it is no change. */
  formOf: (edited: Edited) => Form
  /** Whether anything of the form would be lost. */
  isUnsaved: (base: Form, form: Form, edited: Edited | undefined) => boolean
  read: (id: number) => Promise<Edited>
  save: (order: SaveOrder<Edited, Form, Wish>) => Promise<Saved>
  /**
   * What was sent and what the server has made of it, in one: texts stay as they are in their
   * editors, because the server may write the same in another way. `base` counts as saved, and
   * `form` goes on.
   */
  settle: (written: Form, sent: Form, edited: Edited) => { base: Form; form: Form }
  /** What this visit has shown of it is asked anew. */
  refresh: (queries: QueryClient) => Promise<void>
}

type Begin<Edited> = { edited: Edited | undefined; memberId: number; languageId: LanguageId }

/**
 * One person's editing of one thing: what is in the form, what is saved, and what somebody else has
 * done meanwhile.
 */
export function useEditing<Edited extends Saved, Form extends WithTexts, Wish extends string>(
  kind: Kind<Edited, Form, Wish>,
  { edited, memberId, languageId }: Begin<Edited>,
) {
  const queries = useQueryClient()
  const baseOf = (known: Edited, at?: number): Base<Edited, Form> => ({
    saved: { id: known.id, revision: known.revision },
    edited: known,
    form: kind.formOf(known),
    at,
  })
  const [base, setBase] = useState(() =>
    edited
      ? baseOf(edited)
      : { saved: undefined, edited: undefined, form: kind.emptyForm(languageId), at: undefined },
  )
  const [form, setForm] = useState(base.form)
  /** Rises when the texts in the form are replaced from outside: their editors begin anew. */
  const [edition, setEdition] = useState(0)
  const [busy, setBusy] = useState<Wish>()
  const [refusal, setRefusal] = useState<CallError>()
  const [theirs, setTheirs] = useState<Edited>()
  const { name } = kind
  const id = edited?.id
  const [offered, setOffered] = useState<Unsaved<Form> | undefined>(() => {
    const kept = unsavedOf<Form>({ of: name, memberId, id })
    return kept && kind.isUnsaved(base.form, kept.form, base.edited) ? kept : undefined
  })
  const isUnsaved = kind.isUnsaved(base.form, form, base.edited)

  const isTouched = useRef(false)
  useEffect(() => {
    // What an earlier visit left is not forgotten before it has been taken up or thrown away.
    if (!isUnsaved && !isTouched.current) return
    isTouched.current = true
    if (isUnsaved)
      keepUnsaved(
        { of: name, memberId, id },
        { form, revision: base.saved?.revision, at: nowInSeconds() },
      )
    else forgetUnsaved({ of: name, memberId, id })
  }, [isUnsaved, form, base, name, memberId, id])

  function begin(next: Form) {
    setForm(next)
    setEdition((count) => count + 1)
  }

  /** Answers the id, or undefined when it was refused. */
  async function save(wish: Wish): Promise<number | undefined> {
    if (busy !== undefined) return undefined
    setBusy(wish)
    setRefusal(undefined)
    const sent = form
    let { saved } = base
    try {
      saved = await kind.save({
        saved,
        edited: base.edited,
        base: base.form,
        form,
        wish,
        onStep: (step) => {
          saved = step
        },
      })
      const written = await kind.read(saved.id)
      const next = baseOf(written, nowInSeconds())
      const settled = kind.settle(next.form, sent, written)
      setBase({ ...next, form: settled.base })
      setForm((now) => (now === sent ? settled.form : now))
      void kind.refresh(queries)
      return saved.id
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      await learn(error, saved)
      return undefined
    } finally {
      setBusy(undefined)
    }
  }

  /** Undefined when that fails, too: the form has all that was written. */
  async function readAgain(known: number): Promise<Edited | undefined> {
    try {
      return await kind.read(known)
    } catch {
      return undefined
    }
  }

  /** After a refusal: what somebody else has done, or what of several steps has been done. */
  async function learn(error: CallError, saved: Saved | undefined) {
    const isOthers = error.code === 'changed_meanwhile'
    if (saved && (isOthers || saved !== base.saved)) {
      const now = await readAgain(saved.id)
      if (now && isOthers) return setTheirs(now)
      if (now) setBase(baseOf(now))
    }
    setRefusal(error)
    showFailure(error)
  }

  return {
    form,
    base,
    edition,
    busy,
    refusal,
    isUnsaved,
    change: setForm,
    save,
    refresh: () => void kind.refresh(queries),
    offered: offered && {
      at: offered.at,
      take: () => {
        // Begun from an older state, it is refused like anything else that comes too late, and
        // nothing is lost.
        if (base.saved && offered.revision !== undefined)
          setBase({ ...base, saved: { ...base.saved, revision: offered.revision } })
        begin(offered.form)
        setOffered(undefined)
      },
      drop: () => {
        forgetUnsaved({ of: name, memberId, id })
        setOffered(undefined)
      },
    },
    theirs: theirs && {
      form: kind.formOf(theirs),
      /** Mine is put over theirs with the next save. */
      keepMine: () => {
        setBase(baseOf(theirs))
        setTheirs(undefined)
      },
      take: () => {
        const next = baseOf(theirs)
        setBase(next)
        begin(next.form)
        setTheirs(undefined)
      },
    },
  }
}

export type Editing<Edited extends Saved, Form extends WithTexts, Wish extends string> = ReturnType<
  typeof useEditing<Edited, Form, Wish>
>
