import type { Profile } from '@loadout/contract/profiles/profile.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useIfLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Module } from '../ui/Module.tsx'
import { Num } from '../ui/Num.tsx'
import { summaryQuery } from './profile-queries.ts'
import css from './ThisWeek.module.css'

/** Where a member stands this week; nothing of who has no points of it. */
export function ThisWeek({ profile }: { profile: Profile }) {
  const { text, language } = useLanguage()
  const rank = useIfLoaded(summaryQuery(profile.id))?.week_rank ?? null
  if (rank === null) return null
  return (
    <Module
      title={text('profiles.this_week')}
      more={{ href: '/ranking', label: text('nav.ranking') }}
    >
      <dl className={css.root}>
        <dt>{text('profiles.rank')}</dt>
        <dd>
          <Num size={2}>{`#${figureText(language.locale, rank)}`}</Num>
        </dd>
      </dl>
    </Module>
  )
}
