import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import { followersPath, followingPath } from '@loadout/contract/platform/paths.ts'
import type { Profile } from '@loadout/contract/profiles/profile.ts'
import { FollowButton } from '../following/FollowButton.tsx'
import { Avatar } from '../people/Avatar.tsx'
import { Verified } from '../people/Verified.tsx'
import { showPartMissing } from '../platform/layer/failures.ts'
import { Part } from '../platform/layer/Part.tsx'
import { loadTexts } from '../platform/language/catalogues.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { useMember } from '../platform/session/session.ts'
import { Badge } from '../ui/Badge.tsx'
import { CountryName } from '../ui/CountryName.tsx'
import { dayTextUtc } from '../ui/date-text.ts'
import { Meta } from '../ui/Meta.tsx'
import { pictureUrl } from '../ui/pictures.ts'
import css from './ProfileHead.module.css'

const loadOwnerTools = async () =>
  (await Promise.all([import('./OwnerTools.tsx'), loadTexts('members')]))[0].OwnerTools
const loadMemberTools = async () =>
  (await Promise.all([import('./MemberTools.tsx'), loadTexts('members')]))[0].MemberTools

/** The banner from edge to edge, and on its seam who it is (PROF-05). */
export function ProfileHead({ profile }: { profile: Profile }) {
  return (
    <header className={css.root}>
      <div className={css.banner}>
        {profile.banner !== null && (
          <img
            src={pictureUrl(profile.banner, '1280x240')}
            srcSet={`${pictureUrl(profile.banner, '2560x480')} 2x`}
            alt=""
            width={1280}
            height={240}
            fetchPriority="high"
          />
        )}
      </div>
      <div className={css.row}>
        <div className={css.avatar}>
          <Avatar path={profile.avatar} size={128} priority />
        </div>
        <div className={css.name}>
          <h1>
            <bdi>{profile.username}</bdi> <Verified person={profile} />
          </h1>
          <Facts profile={profile} />
        </div>
        <Tools profile={profile} />
      </div>
    </header>
  )
}

function Facts({ profile }: { profile: Profile }) {
  const { text, language } = useLanguage()
  const { locale } = language
  const day = dayTextUtc(locale, profile.inserted)
  return (
    <Meta className={css.facts}>
      {hasFlag(profile, Flag.Admin) && <Badge>{text('person.admin')}</Badge>}
      {hasFlag(profile, Flag.Moderator) && <Badge>{text('person.moderator')}</Badge>}
      <CountryName code={profile.country_code} />
      {/* Node and browsers may disagree on a dot in an abbreviated month. */}
      <span suppressHydrationWarning>{text('profiles.joined', { date: day })}</span>
      <a href={followersPath(profile)}>
        {text('profiles.follower_count', { count: profile.followers })}
      </a>
      <a href={followingPath(profile)}>{text('profiles.follows', { count: profile.following })}</a>
    </Meta>
  )
}

/** What the owner and other members can do here (PROF-11, PROF-30). */
function Tools({ profile }: { profile: Profile }) {
  const member = useMember()
  if (!member) return null
  const isOwn = member.id === profile.id
  return (
    <div className={css.tools}>
      {isOwn ? (
        <Part load={loadOwnerTools} onMissing={showPartMissing} props={{ profile }} />
      ) : (
        <>
          <FollowButton userId={profile.id} />
          <Part load={loadMemberTools} onMissing={showPartMissing} props={{ profile }} />
        </>
      )}
    </div>
  )
}
