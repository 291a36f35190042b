import { isolated } from '@loadout/contract/platform/isolated.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { orMore } from './or-more.ts'
import { searchPath } from './search-paths.ts'
import css from './SearchHead.module.css'

const kinds = [
  { kind: 'article', label: 'search.kind_article' },
  { kind: 'news', label: 'search.kind_news' },
  { kind: 'post', label: 'search.kind_post' },
  { kind: 'user', label: 'search.kind_user' },
] as const
type Kind = (typeof kinds)[number]['kind']

/** `counts` of those that were asked. */
type Props = {
  words: string
  kind: Kind
  counts: { [kind in Kind]?: number | undefined }
  lead: string
}

/**
 * What was looked for, how much was found, and the same search among other things. Results are no
 * page for search engines.
 */
export function SearchHead({ words, kind, counts, lead }: Props) {
  const text = useText()
  useHead({
    title: text('search.title', { words: isolated(words) }),
    path: searchPath(kind, words),
    hidden: true,
  })
  const tabs = kinds.map((each) => ({
    href: searchPath(each.kind, words),
    label: text(each.label),
    count: shown(counts[each.kind]),
    current: each.kind === kind,
  }))
  return (
    <>
      <PageHead title={text('search.title', { words: isolated(words) })} lead={lead} />
      <div className={css.kinds}>
        <Tabs label={text('search.kinds')} tabs={tabs} />
      </div>
    </>
  )
}

const shown = (count: number | undefined) => count && orMore(String(count), count)
