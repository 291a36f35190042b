import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { searchArticles } from '@loadout/contract/search/article-search.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { query } from '../../platform/call/query.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import { failureText } from '../../platform/layer/failure-text.ts'
import { showFailure } from '../../platform/layer/failures.ts'
import { useSettled } from '../../search/use-settled.ts'
import { AddingField } from '../AddingField.tsx'
import type { EventEditing } from './event-kind.ts'
import { findNews, newsWith, newsWordsIn } from './find-news.ts'

const MOST = 100
/** Room for an address with a title in it. */
const TYPED_MOST = 500

/** What is published about an event. */
export function NewsField({ editing: { form, refusal, change } }: { editing: EventEditing }) {
  const { text, language } = useLanguage()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const suggested = useSuggested(typed)

  async function add() {
    if (busy || typed.trim() === '') return
    setBusy(true)
    try {
      const found = await findNews(typed, language.id)
      if (found) {
        change((now) => ({
          ...now,
          articles: [...now.articles.filter(({ id }) => id !== found.id), found],
        }))
        // What somebody has begun to type meanwhile stays.
        setTyped((now) => (now === typed ? '' : now))
        return
      }
      setError(text('staff_events.news_unknown', { words: typed.trim() }))
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
      error={error ?? (refusal?.field === 'news' ? failureText(refusal, text) : undefined)}
      input={input}
      maxLength={TYPED_MOST}
      typed={typed}
      suggested={suggested}
      busy={busy}
      most={MOST}
      chosen={form.articles.map(({ id, title }) => ({ id, name: title }))}
      onType={(next) => {
        setTyped(next)
        setError(undefined)
      }}
      onAdd={() => void add()}
      onRemove={(gone) =>
        change((now) => ({ ...now, articles: now.articles.filter(({ id }) => id !== gone.id) }))
      }
    />
  )
}

/** Titles of news that have the words. */
function useSuggested(typed: string): string[] {
  const { language } = useLanguage()
  const words = newsWordsIn(useSettled(typed))
  const { data } = useQuery({
    ...query(searchArticles, newsWith(words ?? '', language.id)),
    enabled: words !== undefined,
  })
  return words === undefined ? [] : (data?.entries ?? []).map(({ title }) => title)
}
