import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userPath } from '@loadout/contract/platform/paths.ts'
import { statKeys, type StatEntry, type StatKey } from '@loadout/contract/rankings/rankings.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { Avatar } from '../people/Avatar.tsx'
import { useLanguage, useText } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Module } from '../ui/Module.tsx'
import { RankList } from '../ui/RankList.tsx'
import type { Choice } from './ranking-choice.ts'
import { statsQuery } from './ranking-queries.ts'
import css from './StatLists.module.css'

/** So many are shown before all ten are asked for. */
const FIRST = 5

type Props = { choice: Choice; ownName: string | undefined }

/** Who has most of each kind (RANK-10, RANK-12). */
export function StatLists({ choice, ownName }: Props) {
  const { data, isPlaceholderData, refetch } = useQuery({
    ...statsQuery(choice),
    placeholderData: keepPreviousData,
  })
  if (data === undefined) return <LoadFailed onRetry={refetch} />
  return (
    <div className={css.root} aria-busy={isPlaceholderData}>
      {statKeys.map((stat) => (
        <StatList key={stat} stat={stat} entries={data[stat]} ownName={ownName} />
      ))}
    </div>
  )
}

type ListProps = { stat: StatKey; entries: readonly StatEntry[]; ownName: string | undefined }

function StatList({ stat, entries, ownName }: ListProps) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const [isWhole, setWhole] = useState(false)
  const toggle = entries.length > FIRST && (
    <Button size="sm" variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
      {text('ranking.top_ten')}
    </Button>
  )
  return (
    <Module title={text(`ranking.stat.${stat}`)} end={toggle}>
      {entries.length === 0 ? (
        <Nobody />
      ) : (
        <RankList
          entries={entries.slice(0, isWhole ? undefined : FIRST).map((entry) => ({
            id: entry.rank,
            title: entry.username,
            href: userPath(entry.username),
            picture: <Avatar path={entry.avatar} size={24} />,
            isYou: entry.username === ownName,
            figure: figureText(locale, entry.count),
          }))}
        />
      )}
    </Module>
  )
}

function Nobody() {
  const text = useText()
  return <p className={css.nobody}>{text('ranking.stat_nobody')}</p>
}
