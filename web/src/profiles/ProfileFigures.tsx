import type { PlainMessageId } from '@loadout/texts/text.ts'
import type { Profile } from '@loadout/contract/profiles/profile.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useIfLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { useMember } from '../platform/session/session.ts'
import { Num } from '../ui/Num.tsx'
import { summaryQuery } from './profile-queries.ts'
import css from './ProfileFigures.module.css'

type Shown = { label: PlainMessageId; figure: number }

/** What a profile counts: upvotes, comments, posts, stars, points (PROF-06, PROF-14). */
export function ProfileFigures({ profile }: { profile: Profile }) {
  const { text, language } = useLanguage()
  const summary = useIfLoaded(summaryQuery(profile.id))
  const member = useMember()
  if (!summary) return null
  // As in their bar, whatever they have earned since the page was made.
  const points = member?.id === profile.id ? member.points : summary.accumulated_points
  const figures: Shown[] = [
    { label: 'profiles.points', figure: points },
    { label: 'profiles.reputation', figure: summary.reputation },
    { label: 'profiles.posts', figure: summary.post_count },
    { label: 'profiles.starred', figure: summary.star_post_count },
    { label: 'profiles.comments', figure: summary.comment_count },
    { label: 'profiles.followers', figure: profile.followers },
  ]
  return (
    <dl className={css.root}>
      {figures.map(({ label, figure }) => (
        <div key={label}>
          <dt>{text(label)}</dt>
          <dd>
            <Num size={2}>{figureText(language.locale, figure)}</Num>
          </dd>
        </div>
      ))}
    </dl>
  )
}
