import { redirect, useParams } from 'react-router'
import { USERNAME_INPUT_MAX } from '@loadout/contract/accounts/username.ts'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { userPath } from '@loadout/contract/platform/paths.ts'
import { plainText } from '@loadout/contract/platform/plain-text.ts'
import type { Profile } from '@loadout/contract/profiles/profile.ts'
import { guestbookQuery } from '../guestbook/guestbook-queries.ts'
import { Guestbook } from '../guestbook/Guestbook.tsx'
import { useLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { missing, pageLoader } from '../platform/page/page-load.ts'
import { latestOfAuthor } from '../posts/post-queries.ts'
import { Columns } from '../ui/Columns.tsx'
import { ActivityFeed } from './ActivityFeed.tsx'
import { LatestPosts } from './LatestPosts.tsx'
import {
  activityQuery,
  externalProfilesQuery,
  profileByIdQuery,
  profileQuery,
  summaryQuery,
} from './profile-queries.ts'
import { ProfileFigures } from './ProfileFigures.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { ProfileIntro } from './ProfileIntro.tsx'
import { profileData } from './profile-data.ts'
import { StaffLinks } from './StaffLinks.tsx'
import { ThisWeek } from './ThisWeek.tsx'

/** A number and a former name lead to what somebody is called now (PROF-01, PROF-02). */
export const loader = pageLoader(async ({ queries, language, params }) => {
  const name = params['name'] ?? ''
  // No name is longer, however it came to be (AMB-05).
  if (name.length > USERNAME_INPUT_MAX) throw missing('profile_not_found')
  const numbered = parseId(name)
  const profile = await queries.ensureQueryData(
    numbered === undefined ? profileQuery(name) : profileByIdQuery(numbered),
  )
  if (profile.username !== name) throw redirect(userPath(profile.username))
  await Promise.all([
    queries.prefetchQuery(summaryQuery(profile.id)),
    queries.prefetchQuery(externalProfilesQuery(profile.id)),
    queries.prefetchQuery(latestOfAuthor(profile.id)),
    queries.ensureInfiniteQueryData(activityQuery(profile.id, language().id)),
    queries.ensureInfiniteQueryData(guestbookQuery(profile.id)),
  ])
})

/** Who somebody is on this site: what they say of themselves, what they did, who wrote to them. */
export function ProfilePage() {
  const text = useText()
  const { data: profile } = useLoaded(profileQuery(useParams()['name'] ?? ''))
  useProfileHead(profile)

  return (
    <>
      <ProfileHead profile={profile} />
      <ProfileIntro key={`intro ${profile.id}`} profile={profile} />
      <ProfileFigures key={`figures ${profile.id}`} profile={profile} />
      <Columns
        label={text('profiles.about', { name: profile.username })}
        aside={
          <>
            <LatestPosts key={`posts ${profile.id}`} profile={profile} />
            <ThisWeek key={`week ${profile.id}`} profile={profile} />
            <StaffLinks profile={profile} />
          </>
        }
      >
        <ActivityFeed key={`activity ${profile.id}`} profile={profile} />
        <Guestbook key={`guestbook ${profile.id}`} owner={profile} />
      </Columns>
    </>
  )
}

function useProfileHead(profile: Profile) {
  const description = plainText(profile.content)
  useHead({
    title: profile.username,
    path: userPath(profile.username),
    image: profile.avatar,
    ...(description === '' ? {} : { description }),
    linkedData: (place) => profileData(profile, place),
  })
}
