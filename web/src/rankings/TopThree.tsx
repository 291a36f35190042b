import { useQuery } from '@tanstack/react-query'
import { rankedWeekPath, userPath } from '@loadout/contract/platform/paths.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { Avatar } from '../people/Avatar.tsx'
import { Verified } from '../people/Verified.tsx'
import { useLanguage } from '../platform/language/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Num } from '../ui/Num.tsx'
import { closeTopThree, isTopThreeDue, useIsTopThreeClosed } from './closed-top-three.ts'
import { topThreeQuery } from './ranking-queries.ts'
import css from './TopThree.module.css'

/** Who was best last week, until the reader has closed that week (RANK-14, RANK-15). */
export function TopThree() {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const { data } = useQuery({ ...topThreeQuery, enabled: isTopThreeDue() })
  const { week, users } = data ?? { week: 0, users: [] }
  if (useIsTopThreeClosed(week) || users.length === 0) return null

  function close() {
    closeTopThree(week)
    // The button is gone, and whoever pressed it with a key must not start anew at the top.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <aside className={css.root} aria-label={text('ranking.top_three')}>
      <h2>{text('ranking.top_three')}</h2>
      <ol>
        {users.map((user) => (
          <li key={user.id}>
            <Num>{figureText(locale, user.rank)}</Num>
            <Avatar path={user.avatar} size={24} />
            <a href={userPath(user.username)}>{user.username}</a>
            <Verified person={user} />
            <span>{figureText(locale, user.points)}</span>
          </li>
        ))}
      </ol>
      <a className={css.whole} href={rankedWeekPath(week)}>
        {text('ranking.whole_week')}
      </a>
      <button type="button" aria-label={text('ranking.top_three_close')} onClick={close}>
        <Icon name="x" />
      </button>
    </aside>
  )
}
