import type { MouseEvent } from 'react'
import { useText } from '../platform/language/language.tsx'
import { pagePath } from '../platform/page/paged-list.ts'
import { Button } from '../ui/Button.tsx'
import type { Reading, Thread } from './use-comments.ts'
import css from './ReadOn.module.css'

type Comments = { thread: Thread; path: string }

/** Of a list that began in the middle, those above it. */
export function NewerComments({ thread, path }: Comments) {
  const text = useText()
  return (
    <ReadOn
      reading={thread.previous}
      rel="prev"
      label={text('comments.show_newer')}
      path={path}
      page={thread.pages && thread.pages.first - 1}
    />
  )
}

export function MoreComments({ thread, path }: Comments) {
  const text = useText()
  return (
    <ReadOn
      reading={thread.next}
      rel="next"
      label={
        thread.remaining === undefined
          ? text('comments.show_older')
          : text('comments.show_more', { count: thread.remaining })
      }
      path={path}
      page={thread.pages && thread.pages.last + 1}
    />
  )
}

type Props = {
  reading: Reading
  rel: 'next' | 'prev'
  label: string
  path: string
  /** Which page has the same, for search engines and readers without scripts. */
  page: number | undefined
}

/** Reads on in place. */
function ReadOn({ reading, rel, label, path, page }: Props) {
  const { isPossible, isLoading, failed, load } = reading
  const text = useText()
  if (!isPossible) return null
  const shown = failed ? text('state.retry') : label
  return (
    <div className={css.root} data-more={rel}>
      {failed && <p role="alert">{text('state.error')}</p>}
      {page === undefined ? (
        <Button busy={isLoading} onClick={load}>
          {shown}
        </Button>
      ) : (
        <Button
          href={`${pagePath(path, page)}#comments`}
          rel={rel}
          aria-busy={isLoading || undefined}
          onClick={(event: MouseEvent<HTMLElement>) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            if (!isLoading) load()
          }}
        >
          {shown}
        </Button>
      )}
    </div>
  )
}
