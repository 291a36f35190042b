import type { ExternalService } from '@loadout/contract/profiles/profile.ts'
import { useIfLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { externalServices } from './external-services.ts'
import { externalProfilesQuery } from './profile-queries.ts'
import css from './ProfileIntro.module.css'

const services = Object.keys(externalServices) as ExternalService[]

/** What a member is called elsewhere (PROF-07). */
export function ExternalProfiles({ userId }: { userId: number }) {
  const text = useText()
  const handles = useIfLoaded(externalProfilesQuery(userId)) ?? {}
  const present = services.filter((service) => handles[service] !== undefined)
  if (present.length === 0) return null
  return (
    <nav className={css.elsewhere} aria-label={text('profiles.elsewhere')}>
      {present.map((service) => {
        const handle = handles[service] ?? ''
        const { name, address } = externalServices[service]
        return (
          <a key={service} href={address(encodeURIComponent(handle))} rel="nofollow ugc noopener">
            {name}
            <small>{handle}</small>
          </a>
        )
      })}
    </nav>
  )
}
