import type { MouseEvent } from 'react'
import { useText } from '../platform/language/language.tsx'
import { pagePath } from '../platform/page/paged-list.ts'
import { Button } from '../ui/Button.tsx'
import type { Reading, Thread } from './use-comments.ts'
import css from './ReadOn.module.css'

type Props = {
  reading: Reading
  /** Where it stands to the comments. */
  place: 'above' | 'below'
  label: string
  /** Where the same stands as a page, for search engines and readers without scripts. */
  page?: { href: string; rel: 'next' | 'prev' } | undefined
}

type Comments = { thread: Thread; path: string }

/** Of a list that began in the middle, those above it. */
export function NewerComments({ thread, path }: Comments) {
  const text = useText()
  const page = thread.pages && thread.pages.first - 1
  return (
    <ReadOn
      reading={thread.previous}
      place="above"
      label={text('comments.show_newer')}
      page={
        page === undefined ? undefined : { href: `${pagePath(path, page)}#comments`, rel: 'prev' }
      }
    />
  )
}

export function MoreComments({ thread, path }: Comments) {
  const text = useText()
  const page = thread.pages && thread.pages.last + 1
  return (
    <ReadOn
      reading={thread.next}
      place="below"
      label={
        thread.remaining === undefined
          ? text('comments.show_older')
          : text('comments.show_more', { count: thread.remaining })
      }
      page={
        page === undefined ? undefined : { href: `${pagePath(path, page)}#comments`, rel: 'next' }
      }
    />
  )
}

/** Reads on in place. */
function ReadOn({ reading, place, label, page }: Props) {
  const { isPossible, isLoading, failed, load } = reading
  const text = useText()
  if (!isPossible) return null
  const shown = failed ? text('state.retry') : label
  return (
    <div className={css.root} data-more={place}>
      {failed && <p role="alert">{text('state.error')}</p>}
      {page ? (
        <Button
          {...page}
          aria-busy={isLoading || undefined}
          onClick={(event: MouseEvent<HTMLElement>) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            if (!isLoading) load()
          }}
        >
          {shown}
        </Button>
      ) : (
        <Button busy={isLoading} onClick={load}>
          {shown}
        </Button>
      )}
    </div>
  )
}
