import { useText } from '../platform/language/language.tsx'
import { Icon } from './Icon.tsx'
import { pageWindow } from './page-window.ts'
import css from './Pagination.module.css'

type Props = {
  page: number
  /**
   * The last page that can be asked for: where the list ends, or where the server's cap on `offset`
   * does.
   */
  lastPage: number
  href: (page: number) => string
}

export function Pagination({ page, lastPage, href }: Props) {
  const text = useText()
  if (lastPage <= 1) return null

  return (
    <nav className={css.root} aria-label={text('pages.label')}>
      {page > 1 ? (
        <a href={href(page - 1)} rel="prev" aria-label={text('pages.previous')}>
          <Icon name="chevron-left" size="sm" />
        </a>
      ) : (
        <span className={css.end} aria-hidden>
          <Icon name="chevron-left" size="sm" />
        </span>
      )}
      {pageWindow(page, lastPage).map((number) => (
        <a
          key={number}
          href={href(number)}
          aria-label={text('pages.page', { number })}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </a>
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
