import { countries } from '@loadout/contract/countries/countries.ts'
import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type { getPersonCard, PersonCard } from '@loadout/contract/profiles/person-card.ts'
import type * as profiles from '@loadout/contract/profiles/profile.ts'
import { avatarPicture } from '../accounts/avatars.ts'
import { bannerPicture } from '../accounts/banners.ts'
import { checkFollowing } from '../following/follow.ts'
import { unixSeconds, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { PublicError, invalidRequest } from '../platform/http/public-error.ts'
import { listShownHandles } from '../providers/shown-handles.ts'
import { placeOf } from '../rankings/place-of.ts'
import {
  findByFormerName,
  findProfileById,
  findProfileByName,
  findSums,
  listExternalProfiles,
} from './queries.ts'

export const profileNotFound = () => new PublicError(404, 'profile_not_found')

type Found = NonNullable<Awaited<ReturnType<typeof findProfileById>>>

/** Whoever has the name now comes before whoever had it (PROF-16). */
async function findProfile(
  db: Db,
  { id, username }: Partial<ParsedInputOf<typeof profiles.getProfile>>,
): Promise<Found | undefined> {
  if (id !== undefined) return findProfileById(db, id)
  if (username === undefined) throw invalidRequest('username')
  return (await findProfileByName(db, username)) ?? (await findByFormerName(db, username))
}

export async function readProfile(
  db: Db,
  input: ParsedInputOf<typeof profiles.getProfile>,
  readerId?: number,
): Promise<profiles.Profile> {
  const found = await findProfile(db, input)
  if (!found) throw profileNotFound()
  const { following: followed } =
    readerId === undefined
      ? { following: false }
      : await checkFollowing(db, { followerId: readerId, followedId: found.id })
  return {
    ...found,
    avatar: avatarPicture(found),
    banner: bannerPicture(found.banner),
    country_code: countries[found.country_id]?.code ?? '',
    inserted: unixSeconds(found.inserted),
    followed_by_me: followed,
  }
}

/** The row of a profile, and no more: what is long or belongs to who asks is not in it. */
export async function readPersonCard(
  { db, clock }: { db: Db; clock: Clock },
  input: ParsedInputOf<typeof getPersonCard>,
): Promise<PersonCard> {
  const found = await findProfile(db, input)
  if (!found) throw profileNotFound()
  return {
    id: found.id,
    username: found.username,
    avatar: avatarPicture(found),
    flags: found.flags,
    country_code: countries[found.country_id]?.code ?? '',
    followers: found.followers,
    inserted: unixSeconds(found.inserted),
    week_rank: await placeOf(db, clock, found.id),
  }
}

/** What a member has done so far, and their place of this week (PROF-14). */
export async function readSummary(
  { db, clock }: { db: Db; clock: Clock },
  userId: number,
): Promise<OutputOf<typeof profiles.getSummary>> {
  const [sums, rank] = await Promise.all([
    findSums(db, { id: userId, now: clock.now() }),
    placeOf(db, clock, userId),
  ])
  if (!sums) throw profileNotFound()
  return {
    reputation: sums.upvotes_received + sums.imported_upvotes,
    comment_count: sums.comment_count,
    post_count: sums.post_count,
    star_post_count: sums.starred ?? 0,
    accumulated_points: sums.points,
    week_rank: rank,
  }
}

/** Present keys only (PROF-15). */
export async function readExternalProfiles(
  db: Db,
  userId: number,
): Promise<OutputOf<typeof profiles.getExternalProfiles>> {
  const [others, connected] = await Promise.all([
    listExternalProfiles(db, userId),
    listShownHandles(db, userId),
  ])
  if (!others) throw profileNotFound()
  return Object.fromEntries(
    [...others, ...connected].map(({ service, handle }) => [service, handle]),
  )
}
