import { figureText } from '@loadout/texts/figure-text.ts'
import { useQueries } from '@tanstack/react-query'
import { useLanguage } from '../platform/language/language.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Module } from '../ui/Module.tsx'
import { Num } from '../ui/Num.tsx'
import type { StaffSection } from './staff-section.ts'
import { waitingQuery } from './waiting-query.ts'
import css from './Waiting.module.css'

/** How much waits in the sections that this member of staff may open, each with the way there. */
export function Waiting({ sections }: { sections: readonly StaffSection[] }) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const kinds = sections.flatMap(({ waiting = [] }) => waiting)
  const counts = useQueries({ queries: kinds.map(waitingQuery) })
  if (kinds.length === 0) return null
  const missing = counts.filter(({ data }) => data === undefined)
  const there = kinds.flatMap((kind, place) => {
    const count = counts[place]?.data ?? 0
    return count > 0 ? [{ ...kind, count }] : []
  })
  return (
    <Module title={text('overview.waiting')}>
      <ul className={css.root} aria-busy={missing.some(({ isPending }) => isPending)}>
        {there.map(({ path, label, count }) => (
          <li key={path}>
            <a href={`/admin/${path}`}>
              <Num size={2}>{figureText(locale, count)}</Num>
              {text(label)}
            </a>
          </li>
        ))}
        {missing.length === 0 && there.length === 0 && <li>{text('overview.nothing')}</li>}
      </ul>
      {missing.some(({ isError }) => isError) && (
        <LoadFailed onRetry={() => missing.map(({ refetch }) => refetch())} />
      )}
    </Module>
  )
}
