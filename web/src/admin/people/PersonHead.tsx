import type { Person } from '@loadout/contract/people/people.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import { Avatar } from '../../people/Avatar.tsx'
import { formatDollars } from '../../ui/format-dollars.ts'
import { dayText } from '../../ui/date-text.ts'
import { Meta } from '../../ui/Meta.tsx'
import { Num } from '../../ui/Num.tsx'
import { Verified } from '../../people/Verified.tsx'
import { useCurrency } from '../../wallet/currency.ts'
import css from './PersonHead.module.css'

/** Whom it is about. */
export function PersonHead({ person, country }: { person: Person; country: string }) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  return (
    <header className={css.root}>
      <Avatar path={person.avatar} size={48} priority />
      <div>
        <h2>
          {person.username} <Verified person={person} />
        </h2>
        <Meta>
          <span>{text('person.number', { id: String(person.id) })}</span>
          {country !== '' && <span>{country}</span>}
          <span>
            {text('people.joined')} {dayText(locale, person.inserted)}
          </span>
          {person.leaves_at !== null && (
            <span>
              {text('person.leaves')} {dayText(locale, person.leaves_at)}
            </span>
          )}
        </Meta>
      </div>
    </header>
  )
}

PersonHead.Figures = function Figures({ person }: { person: Person }) {
  const { name: ld } = useCurrency()
  const {
    language: { locale },
    text,
  } = useLanguage()
  return (
    <>
      <dl className={css.figures}>
        <div>
          <dt>{text('people.points')}</dt>
          <dd>
            <Num>{figureText(locale, person.points)}</Num>
          </dd>
        </div>
        <div>
          <dt>{ld}</dt>
          <dd>
            <Num>{formatDollars(locale, person.dollars)}</Num>
          </dd>
        </div>
        <div>
          <dt>{text('person.upvotes')}</dt>
          <dd>
            <Num>{figureText(locale, person.upvotes)}</Num>
          </dd>
        </div>
      </dl>
      <a className={css.explain} href={`/admin/points/${person.id}`}>
        {text('points.explain')}
      </a>
    </>
  )
}
