import { isolated } from '@loadout/contract/platform/isolated.ts'
import { OFFSET_MAX } from '@loadout/contract/platform/wire.ts'
import type { OwnPlace as Place } from '@loadout/contract/rankings/rankings.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useIfLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'
import type { Choice } from './ranking-choice.ts'
import { ownPlaceQuery } from './ranking-queries.ts'
import css from './OwnPlace.module.css'

/** Where the reader stands, and how far the next one is. */
export function OwnPlace({ choice }: { choice: Choice }) {
  const { text } = useLanguage()
  const place = useIfLoaded(ownPlaceQuery(choice))?.place
  return (
    <section
      className={css.root}
      aria-label={text('ranking.place')}
      aria-busy={place === undefined}
    >
      {place !== undefined && <Standing place={place} />}
      <Button size="sm" href="/points/history">
        {text('points.explain')}
      </Button>
    </section>
  )
}

function Standing({ place }: { place: Place }) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  if (place === null) return <p className={css.place}>{text('ranking.no_place')}</p>
  const { rank, points: count, next } = place
  return (
    <div>
      <p className={css.place}>
        {rank === null
          ? text('ranking.behind', { count, max: figureText(locale, OFFSET_MAX) })
          : text('ranking.your_place', { count, rank: figureText(locale, rank) })}
      </p>
      <p className={css.next}>
        {next === null
          ? text('ranking.first')
          : text('ranking.to_next', { count: next.missing, name: isolated(next.username) })}
      </p>
    </div>
  )
}
