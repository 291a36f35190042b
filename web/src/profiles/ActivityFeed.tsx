import { PROFILE_PAGE, type Profile } from '@loadout/contract/profiles/profile.ts'
import { useGrowingList } from '../platform/call/growing-list.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Module } from '../ui/Module.tsx'
import { MoreButton } from '../ui/MoreButton.tsx'
import { ActivityItem } from './ActivityItem.tsx'
import { activityQuery } from './profile-queries.ts'
import css from './ActivityFeed.module.css'

/** Of what is hidden there is only that it is (PROF-08). */
export function ActivityFeed({ profile }: { profile: Profile }) {
  const { language, text } = useLanguage()
  const list = useGrowingList(activityQuery(profile.id, language.id), PROFILE_PAGE)
  if (!profile.shows_activity)
    return (
      <Module title={text('profiles.activity')}>
        <Empty title={text('profiles.activity_hidden')} />
      </Module>
    )
  return (
    <Module title={text('profiles.activity')}>
      {list.entries.length === 0 && !list.error && <Empty title={text('profiles.activity_none')} />}
      <ul className={css.root}>
        {list.entries.map((activity) => (
          <ActivityItem key={activity.id} activity={activity} />
        ))}
      </ul>
      <MoreButton list={list} label={text('profiles.more')} />
    </Module>
  )
}
