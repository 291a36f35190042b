import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ID_LIST_MAX } from '@loadout/contract/platform/wire.ts'
import { searchArticles } from '@loadout/contract/search/article-search.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { query } from '../../platform/call/query.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import { showFailure } from '../../platform/layer/failures.ts'
import { useSettled } from '../../search/use-settled.ts'
import { AddingField } from '../AddingField.tsx'
import { useErrorOf } from '../editing/use-error-of.ts'
import type { EventForm } from './event-form.ts'
import type { EventEditing } from './event-kind.ts'
import { findNews, namedNews, newsWith, newsWordsIn, type FoundNews } from './find-news.ts'

/** Room for an address with a title in it. */
const TYPED_MAX = 500

/** What is published about an event. */
export function NewsField({ editing: { form, refusal, change } }: { editing: EventEditing }) {
  const { text, language } = useLanguage()
  const errorOf = useErrorOf(refusal, { news: form.articles })
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const suggested = useSuggested(typed)

  const named = namedNews(typed, suggested)
  const refuse = () => setError(text('staff_events.news_unknown', { words: typed.trim() }))

  function take(found: FoundNews) {
    const others = ({ articles }: EventForm) => articles.filter(({ id }) => id !== found.id)
    change((now) => ({ ...now, articles: [...others(now), found] }))
    setError(undefined)
    // What somebody has begun to type meanwhile stays.
    setTyped((now) => (now === typed ? '' : now))
  }

  async function add() {
    if (busy || typed.trim() === '') return
    setBusy(true)
    try {
      const found = named ?? (await findNews(typed, language.id))
      if (found) return take(found)
      refuse()
      input.current?.focus()
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      showFailure(failure)
    } finally {
      setBusy(false)
    }
  }

  return (
    <AddingField
      label={text('newsroom.news')}
      hint={text('staff_events.news_hint')}
      error={error ?? errorOf('news')}
      input={input}
      maxLength={TYPED_MAX}
      typed={typed}
      suggested={suggested.map(({ title }) => title)}
      busy={busy}
      max={ID_LIST_MAX}
      chosen={form.articles.map(({ id, title }) => ({ id, name: title }))}
      onType={(next) => {
        setTyped(next)
        setError(undefined)
      }}
      onAdd={() => void add()}
      // Nothing that stands in the field is left out of the event without a word.
      onLeave={() => {
        if (named) take(named)
        else if (typed.trim() !== '' && !busy) refuse()
      }}
      onRemove={(gone) =>
        change((now) => ({ ...now, articles: now.articles.filter(({ id }) => id !== gone.id) }))
      }
    />
  )
}

/** Titles of news that have the words. */
function useSuggested(typed: string): FoundNews[] {
  const { language } = useLanguage()
  const words = newsWordsIn(useSettled(typed))
  const { data } = useQuery({
    ...query(searchArticles, newsWith(words ?? '', language.id)),
    enabled: words !== undefined,
  })
  return words === undefined ? [] : (data?.entries ?? [])
}
