import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getPageForStaff, type StaffPage } from '@loadout/contract/content-pages/staff-pages.ts'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { call } from '../../platform/call/call.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { showFailure } from '../../platform/layer/failures.ts'
import { asEdited } from '../news/text/article-html.ts'
import { nowInSeconds } from '../news/time-field.ts'
import { emptyForm, formOf, isChanged, type PageForm } from './page-form.ts'
import { refreshPages } from './refresh-pages.ts'
import { savePage, type Saved } from './save-page.ts'
import { forgetUnsaved, keepUnsaved, unsavedOf, type Unsaved } from './unsaved-page.ts'

type Begin = { page: StaffPage | undefined; memberId: number; languageId: LanguageId }

/** What the server is known to have. */
type Base = { saved: Saved | undefined; form: PageForm; at: number | undefined }

const baseOf = (page: StaffPage, at?: number): Base => ({ saved: { id: page.id, revision: page.revision }, form: formOf(page, asEdited), at })

/** Undefined when that fails, too: the form has all that was written. */
async function readAgain(id: number): Promise<StaffPage | undefined> {
  try {
    return await call(getPageForStaff, { id }, { quiet: true })
  } catch {
    return undefined
  }
}

/** One person's editing of one page, as `use-news-editing.ts` has it of news. */
export function usePageEditing({ page, memberId, languageId }: Begin) {
  const queries = useQueryClient()
  const [base, setBase] = useState<Base>(() => (page ? baseOf(page) : { saved: undefined, form: emptyForm(languageId), at: undefined }))
  const [form, setForm] = useState(base.form)
  /** Rises when the texts in the form are replaced from outside: their editors begin anew. */
  const [edition, setEdition] = useState(0)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<CallError>()
  const [theirs, setTheirs] = useState<StaffPage>()
  const place = { memberId, pageId: page?.id }
  const [offered, setOffered] = useState<Unsaved | undefined>(() => {
    const kept = unsavedOf(place)
    return kept && isChanged(base.form, kept.form) ? kept : undefined
  })
  const isUnsaved = isChanged(base.form, form)

  const isTouched = useRef(false)
  useEffect(() => {
    // What an earlier visit left is not forgotten before it has been taken up or thrown away.
    if (!isUnsaved && !isTouched.current) return
    isTouched.current = true
    if (isUnsaved) keepUnsaved({ memberId, pageId: page?.id }, { form, revision: base.saved?.revision, at: nowInSeconds() })
    else forgetUnsaved({ memberId, pageId: page?.id })
  }, [isUnsaved, form, base, memberId, page?.id])

  function begin(next: PageForm) {
    setForm(next)
    setEdition((count) => count + 1)
  }

  /** Answers the id, or undefined when it was refused. */
  async function save(): Promise<number | undefined> {
    if (busy) return undefined
    setBusy(true)
    setRefusal(undefined)
    const sent = form
    let saved = base.saved
    try {
      const { id } = await savePage({ saved: base.saved, base: base.form, form, onStep: (step) => { saved = step } })
      const next = baseOf(await call(getPageForStaff, { id }, { quiet: true }), nowInSeconds())
      // Texts stay as they are in their editors, in the order of their tabs: the server may write the same in another way.
      const texts = sent.texts.map(({ languageId: each, text }) => ({ languageId: each, text: { ...text, title: next.form.texts.find((kept) => kept.languageId === each)?.text.title ?? text.title } }))
      next.form = { ...next.form, texts }
      setBase(next)
      setForm((now) => (now === sent ? next.form : now))
      void refreshPages(queries)
      return id
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      await learn(error, saved)
      return undefined
    } finally {
      setBusy(false)
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
    form, base, edition, busy, refusal, isUnsaved,
    change: setForm,
    save,
    offered: offered && {
      at: offered.at,
      take: () => {
        // Begun from an older state, it is refused like anything else that comes too late, and nothing is lost.
        if (base.saved && offered.revision !== undefined) setBase({ ...base, saved: { ...base.saved, revision: offered.revision } })
        begin(offered.form)
        setOffered(undefined)
      },
      drop: () => {
        forgetUnsaved(place)
        setOffered(undefined)
      },
    },
    theirs: theirs && {
      form: formOf(theirs, asEdited),
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

export type PageEditing = ReturnType<typeof usePageEditing>
