import { Fragment, useEffect, useRef } from 'react'
import { focusOn } from '../platform/follow-links.ts'
import { useText } from '../platform/language/language.tsx'
import { Icon } from './Icon.tsx'
import { pageWindow } from './page-window.ts'
import css from './Pagination.module.css'

/** Beside the last page so many have a link. */
const NEAR = 7

type Props = {
  page: number
  /**
   * The last page that can be asked for: where the list ends, or where the server's cap on `offset`
   * does.
   */
  lastPage: number
  href: (page: number) => string
  /** Whether the last page has a link, too, where it is far away. */
  toLast?: boolean
}

export function Pagination({ page, lastPage, href, toLast }: Props) {
  const text = useText()
  const nav = useFocusAlong(page)
  if (lastPage <= 1) return null
  const near = pageWindow(page, lastPage, toLast ? NEAR : undefined)
  const isFar = toLast && !near.includes(lastPage)

  return (
    <nav ref={nav} className={css.root} aria-label={text('pages.label')}>
      {page > 1 ? (
        <a href={href(page - 1)} rel="prev" aria-label={text('pages.previous')}>
          <Icon name="chevron-left" size="sm" />
        </a>
      ) : (
        <span className={css.end} aria-hidden>
          <Icon name="chevron-left" size="sm" />
        </span>
      )}
      {[...near, ...(isFar ? [lastPage] : [])].map((number) => (
        <Fragment key={number}>
          {isFar && number === lastPage && <span aria-hidden>…</span>}
          <a
            href={href(number)}
            aria-label={text('pages.page', { number })}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </a>
        </Fragment>
      ))}
      {page < lastPage ? (
        <a href={href(page + 1)} rel="next" aria-label={text('pages.next')}>
          <Icon name="chevron-right" size="sm" />
        </a>
      ) : (
        <span className={css.end} aria-hidden>
          <Icon name="chevron-right" size="sm" />
        </span>
      )}
    </nav>
  )
}

/**
 * Whoever goes on by one of the links goes on with the keys from the heading over the new entries.
 * The link may be gone, as is that to the next page on the last one.
 */
function useFocusAlong(page: number) {
  const nav = useRef<HTMLElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const { activeElement, body } = document
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading && (activeElement === body || nav.current?.contains(activeElement)))
      focusOn(heading)
  }, [page])
  return nav
}
