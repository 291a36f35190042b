import * as editing from '@loadout/contract/profiles/edit-profile.ts'
import { getPersonCard } from '@loadout/contract/profiles/person-card.ts'
import * as profiles from '@loadout/contract/profiles/profile.ts'
import type { Activity } from '@loadout/contract/profiles/profile.ts'
import { NAMES, profileTag } from '../accounts/page-tags.ts'
import { articleTag, reactionsTag } from '../articles/page-tags.ts'
import { followersTag, followingTag } from '../following/page-tags.ts'
import { guestbookTag } from '../guestbook/page-tags.ts'
import type { Site } from '../site-parts.ts'
import { changeContent, changeVisibility } from './edit-profile.ts'
import { listOwnActivity } from './list-activity.ts'
import { readExternalProfiles, readPersonCard, readProfile, readSummary } from './read-profile.ts'

export function profileRoutes(site: Site) {
  const { db, serve } = site
  serve(profiles.getProfile, ({ input, caller }) => readProfile(db, input, caller?.id), {
    dependsOn: (_, { id }) => [NAMES, profileTag(id), followersTag(id), followingTag(id)],
  })
  serve(getPersonCard, ({ input }) => readPersonCard(site, input))
  serve(profiles.getSummary, ({ input }) => readSummary(site, input.user_id), {
    dependsOn: ({ user_id: id }) => [profileTag(id)],
  })
  serve(profiles.getExternalProfiles, ({ input }) => readExternalProfiles(db, input.user_id), {
    dependsOn: ({ user_id: id }) => [profileTag(id)],
  })
  serve(profiles.listActivity, ({ input }) => listOwnActivity(site, input), {
    dependsOn: ({ user_id: id }, { entries }) => [
      NAMES,
      profileTag(id),
      ...entries.flatMap((activity) => shownTags(site, activity)),
    ],
  })
  serve(editing.editContent, (request) => changeContent(request))
  serve(editing.setVisibility, (request) => changeVisibility(request))
}

/** What is deleted must go from here as well; what is new comes with the next page. */
function shownTags({ articleKinds }: Pick<Site, 'articleKinds'>, { type, data }: Activity) {
  if (type === 'guestbook') return [guestbookTag(Number(data['user_id']))]
  const kind = articleKinds.byType(String(data['article_type']))
  if (!kind) return []
  const id = Number(data['id'])
  return type === 'comment'
    ? [articleTag(kind, id), reactionsTag(kind, id)]
    : [articleTag(kind, id)]
}
