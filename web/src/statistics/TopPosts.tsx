import { postPath } from '@loadout/contract/platform/paths.ts'
import type { ReadPost } from '@loadout/contract/statistics/most-read.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Module } from '../ui/Module.tsx'
import { RankList } from '../ui/RankList.tsx'

type Props = { title: string; posts: readonly ReadPost[] }

/** Posts and how often they were read (POST-06). */
export function TopPosts({ title, posts }: Props) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  return (
    <Module title={title}>
      {posts.length === 0 ? (
        <Empty title={text('statistics.no_visitors')} />
      ) : (
        <RankList
          entries={posts.map(({ id, slug, title: name, author, language_id, views }) => ({
            id,
            title: name,
            href: postPath({ id, slug, username: author.username }),
            language_id,
            figure: (
              <>
                <span aria-hidden>{figureText(locale, views)}</span>
                <span className="vh">{text('statistics.views_count', { count: views })}</span>
              </>
            ),
          }))}
        />
      )}
    </Module>
  )
}
