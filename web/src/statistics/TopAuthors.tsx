import { userPath } from '@loadout/contract/platform/paths.ts'
import type { VisitedAuthor } from '@loadout/contract/statistics/most-read.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Module } from '../ui/Module.tsx'
import { RankList } from '../ui/RankList.tsx'

type Props = { title: string; authors: readonly VisitedAuthor[] }

/** Authors and how many visitors their posts had (POST-05, POST-07, POST-10). */
export function TopAuthors({ title, authors }: Props) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  return (
    <Module title={title}>
      {authors.length === 0 ? (
        <Empty title={text('statistics.no_visitors')} />
      ) : (
        <RankList
          entries={authors.map(({ id, username, count }) => ({
            id,
            title: username,
            href: userPath(username),
            figure: (
              <>
                <span aria-hidden>{figureText(locale, count)}</span>
                <span className="vh">{text('statistics.visitors_count', { count })}</span>
              </>
            ),
          }))}
        />
      )}
    </Module>
  )
}
