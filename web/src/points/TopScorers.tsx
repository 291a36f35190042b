import type { Scorer } from '@loadout/contract/points/most-points.ts'
import { userPath } from '@loadout/contract/platform/paths.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Module } from '../ui/Module.tsx'
import { RankList } from '../ui/RankList.tsx'

type Props = {
  /** Without one it stands by itself, below a title that is there already. */
  title?: string
  nobody: string
  scorers: readonly Scorer[]
}

/** Who has earned most points in a week. */
export function TopScorers({ title, nobody, scorers }: Props) {
  const {
    language: { locale },
  } = useLanguage()
  const list =
    scorers.length === 0 ? (
      <Empty title={nobody} />
    ) : (
      <RankList
        entries={scorers.map(({ id, username, score }) => ({
          id,
          title: username,
          href: userPath(username),
          figure: figureText(locale, score),
        }))}
      />
    )
  return title === undefined ? list : <Module title={title}>{list}</Module>
}
