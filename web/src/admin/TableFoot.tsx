import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { lastPage } from '../platform/page/paged-list.ts'
import { Pagination } from '../ui/Pagination.tsx'
import css from './TableFoot.module.css'

type Props = { page: number; size: number; count: number; href: (page: number) => string }

/** Below a list of staff: which of how many, and the other pages. */
export function TableFoot({ page, size, count, href }: Props) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  if (count === 0) return null
  const first = (page - 1) * size + 1
  const figure = (number: number) => figureText(locale, number)
  return (
    <div className={css.root}>
      <span>
        {text('admin.range', {
          first: figure(first),
          last: figure(Math.min(count, page * size)),
          count: figure(count),
        })}
      </span>
      <Pagination page={page} lastPage={lastPage(count, size)} href={href} toLast />
    </div>
  )
}
