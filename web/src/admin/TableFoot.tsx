import { figureText } from '@loadout/texts/figure-text.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '../platform/language/language.tsx'
import { lastPage } from '../platform/page/paged-list.ts'
import { Pagination } from '../ui/Pagination.tsx'
import { ROWS_A_PAGE, rowsOn } from './rows-on-page.ts'
import css from './TableFoot.module.css'

type Props = { page: number; count: number; href: (page: number) => string }

/**
 * Below a list of staff: which of how many, and the other pages. Whoever has dealt with the last
 * entry of the last page goes on with the page before it.
 */
export function TableFoot({ page, count, href }: Props) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const navigate = useNavigate()
  const last = lastPage(count, ROWS_A_PAGE)
  const nearest = page > last && count > 0 ? href(last) : undefined
  useEffect(() => {
    if (nearest !== undefined) void navigate(nearest, { replace: true, preventScrollReset: true })
  }, [navigate, nearest])
  if (count === 0 || nearest !== undefined) return null
  const first = rowsOn(page).offset + 1
  const figure = (number: number) => figureText(locale, number)
  return (
    <div className={css.root}>
      <span>
        {text('admin.range', {
          first: figure(first),
          last: figure(Math.min(count, page * ROWS_A_PAGE)),
          count: figure(count),
        })}
      </span>
      <Pagination page={page} lastPage={last} href={href} toLast />
    </div>
  )
}
