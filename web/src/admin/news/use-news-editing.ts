import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { listNews } from '@loadout/contract/news/news.ts'
import { getStaffNews, listStaffNews, type NewsState, type StaffNews } from '@loadout/contract/news/newsroom.ts'
import { call } from '../../platform/call/call.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { showFailure } from '../../platform/layer/failures.ts'
import { emptyForm, formOf, isChanged, withoutTime, type NewsForm, type Wish } from './news-form.ts'
import { saveNews, type Saved } from './save-news.ts'
import { nowInSeconds } from './time-field.ts'
import { asEdited } from './text/article-html.ts'
import { forgetUnsaved, keepUnsaved, unsavedOf, type Unsaved } from './unsaved-news.ts'

type Begin = { news: StaffNews | undefined; memberId: number; languageId: LanguageId }

/** What the server is known to have. */
type Base = { saved: Saved | undefined; state: NewsState; form: NewsForm; slugs: StaffNews['versions']; image: string | undefined; at: number | undefined }

const baseOf = (news: StaffNews, at?: number): Base => ({ saved: { id: news.id, revision: news.revision }, state: news.state, form: formOf(news, asEdited), slugs: news.versions, image: news.image, at })

/** Undefined when that fails, too: the form has all that was written. */
async function readAgain(id: number): Promise<StaffNews | undefined> {
  try {
    return await call(getStaffNews, { id }, { quiet: true })
  } catch {
    return undefined
  }
}

/** One person's editing of one piece of news: what is in the form, what is saved, and what somebody else has done meanwhile. */
export function useNewsEditing({ news, memberId, languageId }: Begin) {
  const queries = useQueryClient()
  const [base, setBase] = useState<Base>(() => (news ? baseOf(news) : { saved: undefined, state: 'draft', form: emptyForm(languageId), slugs: [], image: undefined, at: undefined }))
  const [form, setForm] = useState(base.form)
  /** Rises when the texts in the form are replaced from outside: their editors begin anew. */
  const [edition, setEdition] = useState(0)
  const [busy, setBusy] = useState<Wish>()
  const [theirs, setTheirs] = useState<StaffNews>()
  const place = { memberId, newsId: news?.id }
  const [offered, setOffered] = useState<Unsaved | undefined>(() => {
    const kept = unsavedOf(place)
    return kept && isChanged(base.form, kept.form) ? kept : undefined
  })
  const isUnsaved = isChanged(base.form, base.state === 'draft' ? withoutTime(base.form, form) : form)

  const isTouched = useRef(false)
  useEffect(() => {
    // What an earlier visit left is not forgotten before it has been taken up or thrown away.
    if (!isUnsaved && !isTouched.current) return
    isTouched.current = true
    if (isUnsaved) keepUnsaved({ memberId, newsId: news?.id }, { form, revision: base.saved?.revision, at: nowInSeconds() })
    else forgetUnsaved({ memberId, newsId: news?.id })
  }, [isUnsaved, form, base, memberId, news?.id])

  function begin(next: NewsForm) {
    setForm(next)
    setEdition((count) => count + 1)
  }

  /** Answers the id, or undefined when it was refused. */
  async function save(wish: Wish): Promise<number | undefined> {
    if (busy) return undefined
    setBusy(wish)
    const sent = form
    const order = base.state === 'draft' && wish === 'draft' && base.saved ? { form: withoutTime(base.form, form), wish: 'keep' as const } : { form, wish }
    let saved = base.saved
    try {
      const { id } = await saveNews({ ...order, saved: base.saved, base: base.form, onStep: (step) => { saved = step } })
      const written = await call(getStaffNews, { id }, { quiet: true })
      const next = baseOf(written, nowInSeconds())
      // Texts stay as they are in their editors: the server may write the same in another way.
      const kept = next.form.texts.map((each) => ({ ...each, text: { ...each.text, content: sent.texts.find((mine) => mine.languageId === each.languageId)?.text.content ?? each.text.content } }))
      next.form = { ...next.form, texts: kept }
      setBase(next)
      setForm((now) => (now === sent ? { ...next.form, time: next.state === 'draft' ? sent.time : next.form.time } : now))
      void queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => path === listStaffNews.path || path === listNews.path })
      return id
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      await learn(error, saved)
      return undefined
    } finally {
      setBusy(undefined)
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
    showFailure(error)
  }

  return {
    form, base, edition, busy, isUnsaved,
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

export type NewsEditing = ReturnType<typeof useNewsEditing>
