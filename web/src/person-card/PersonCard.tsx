import { useId, useLayoutEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { userPath } from '@loadout/contract/platform/paths.ts'
import { getPersonCard, type PersonCard as Card } from '@loadout/contract/profiles/person-card.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { FollowButton } from '../following/FollowButton.tsx'
import { Avatar } from '../people/Avatar.tsx'
import { Verified } from '../people/Verified.tsx'
import { call } from '../platform/call/call.ts'
import { query } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { useMember } from '../platform/session/session.ts'
import { CountryName } from '../ui/CountryName.tsx'
import { dayTextUtc } from '../ui/date-text.ts'
import { useFloating } from '../ui/layer/use-floating.ts'
import { Meta } from '../ui/Meta.tsx'
import { useDismissOnLeave } from './use-dismiss-on-leave.ts'
import css from './PersonCard.module.css'

/** As long as a page shows what it has been told. */
const KEPT_MS = 300_000

export type PersonCardProps = { link: HTMLAnchorElement; name: string }

/** Who somebody is, beside the link to their page; gone as soon as nobody looks at either. */
export function PersonCard({ link, name, onClosed }: ModalProps & PersonCardProps) {
  const id = useId()
  useDismissOnLeave({ link, cardId: id, onLeave: onClosed })
  const { data } = useQuery({
    ...query(getPersonCard, { username: name }, { staleTime: KEPT_MS }),
    // Nobody has asked for anything by pointing, so nobody is told of a failure.
    queryFn: () => call(getPersonCard, { username: name }, { quiet: true }),
  })
  return data ? <Shown id={id} link={link} person={data} /> : null
}

type ShownProps = { id: string; link: HTMLAnchorElement; person: Card }

function Shown({ id, link, person }: ShownProps) {
  const member = useMember()
  const { floating } = useFloating(true, 'start', link)
  useLayoutEffect(() => {
    floating.current?.showPopover()
    link.setAttribute('aria-details', id)
    return () => link.removeAttribute('aria-details')
  }, [floating, id, link])

  return (
    <div
      ref={floating}
      id={id}
      popover="manual"
      role="group"
      aria-label={person.username}
      className={css.root}
    >
      <Avatar path={person.avatar} size={64} priority />
      <div>
        <a className={css.name} href={userPath(person.username)}>
          <bdi>{person.username}</bdi>
        </a>{' '}
        <Verified person={person} />
        <Facts person={person} />
        {member && member.id !== person.id && (
          <div className={css.follow}>
            <FollowButton userId={person.id} />
          </div>
        )}
      </div>
    </div>
  )
}

function Facts({ person }: { person: Card }) {
  const { text, language } = useLanguage()
  const { locale } = language
  return (
    <Meta className={css.facts}>
      <CountryName code={person.country_code} />
      {person.week_rank !== null && (
        <span>
          {text('profiles.rank')} #{figureText(locale, person.week_rank)}
        </span>
      )}
      <span>{text('following.followers', { count: person.followers })}</span>
      <span>
        {text('profiles.joined', {
          date: dayTextUtc(locale, person.inserted),
        })}
      </span>
    </Meta>
  )
}
