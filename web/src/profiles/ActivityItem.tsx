import { languageById } from '@loadout/contract/languages/languages.ts'
import type { Activity, ActivityType } from '@loadout/contract/profiles/profile.ts'
import { markedParts, withoutMarks } from '@loadout/texts/marked-words.ts'
import { useText } from '../platform/language/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.ts'
import { Time } from '../ui/Time.tsx'
import { activityPath } from './activity-path.ts'
import css from './ActivityFeed.module.css'

const icons: Record<ActivityType, IconName> = {
  published: 'newspaper',
  comment: 'message-square',
  upvote: 'chevron-up',
  guestbook: 'users',
  star: 'star',
  follow: 'user-plus',
}

export function ActivityItem({ activity }: { activity: Activity }) {
  const text = useText()
  const { type, data, inserted } = activity
  const excerpt = data['excerpt']
  const words = text(`profiles.did_${type}`, {
    title: withoutMarks(String(data['title'] ?? '')),
    name: String(data['username'] ?? ''),
  })
  return (
    <li>
      <span className={css.glyph}>
        <Icon name={icons[type]} />
      </span>
      <div>
        <p>
          <Linked words={words} href={activityPath(activity)} lang={localeOf(activity)} />
        </p>
        {excerpt !== undefined && <p className={css.quote}>{excerpt}</p>}
      </div>
      <Time at={inserted} />
    </li>
  )
}

/** What stands between `<b>` and `</b>` leads there. */
function Linked({ words, href, lang }: { words: string; href: string; lang: string | undefined }) {
  return markedParts(words).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={href} lang={lang}>
        {part}
      </a>
    ),
  )
}

const localeOf = ({ data }: Activity) =>
  data['language_id'] === undefined ? undefined : languageById(Number(data['language_id']))?.locale
