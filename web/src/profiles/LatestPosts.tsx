import { postArchivePath } from '@loadout/contract/platform/paths.ts'
import type { Profile } from '@loadout/contract/profiles/profile.ts'
import { Story } from '../articles/Story.tsx'
import { useIfLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { latestOfAuthor, SIDE_LIST } from '../posts/post-queries.ts'
import { Empty } from '../ui/Empty.tsx'
import { Module } from '../ui/Module.tsx'

/** The five latest posts of a profile (PROF-10). */
export function LatestPosts({ profile }: { profile: Profile }) {
  const text = useText()
  const posts = useIfLoaded(latestOfAuthor(profile.id))?.entries ?? []
  const more = { href: postArchivePath(profile), label: text('profiles.all_posts') }
  return (
    <Module title={text('profiles.latest_posts')} {...(posts.length > 0 ? { more } : {})}>
      {posts.length === 0 && <Empty title={text('profiles.no_posts')} />}
      {posts.slice(0, SIDE_LIST).map((entry) => (
        <Story key={entry.id} entry={entry} layout="mini" />
      ))}
    </Module>
  )
}
