import type { PostStatistics } from '@loadout/contract/statistics/post-statistics.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Num } from '../ui/Num.tsx'
import css from './Totals.module.css'

/** Visitors are not known where views are older than their counting (STATS-10). */
export function Totals({ statistics: { views, unique_views } }: { statistics: PostStatistics }) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  return (
    <dl className={css.root}>
      <div>
        <dt>{text('statistics.views')}</dt>
        <dd>
          <Num size={3}>{figureText(locale, views)}</Num>
        </dd>
      </div>
      <div>
        <dt>{text('statistics.visitors')}</dt>
        <dd>
          {unique_views === null ? (
            text('statistics.visitors_unknown')
          ) : (
            <Num size={3}>{figureText(locale, unique_views)}</Num>
          )}
        </dd>
      </div>
    </dl>
  )
}
