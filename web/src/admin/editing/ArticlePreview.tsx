import { useState } from 'react'
import { languageById, type LanguageId } from '@loadout/contract/languages/languages.ts'
import type { Author } from '@loadout/contract/accounts/author.ts'
import { excerptOf } from '@loadout/contract/news/excerpt-of.ts'
import { ArticleCover } from '../../articles/ArticleCover.tsx'
import { Story } from '../../articles/Story.tsx'
import { useCategory } from '../../categories/categories.tsx'
import { ArticleHead } from '../../news/ArticleHead.tsx'
import { useText } from '../../platform/language/language.tsx'
import { nowInSeconds } from '../../platform/now.ts'
import { RichText } from '../../platform/rich-text.tsx'
import { accent } from '../../ui/accent.ts'
import { Prose } from '../../ui/Prose.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import layout from '../../articles/ArticleLayout.module.css'
import { PageFrame } from './PageFrame.tsx'
import type { WrittenText } from './texts.ts'
import { coverPath, type Cover } from './cover-path.ts'
import css from './PreviewDialog.module.css'

/** What stands around the text of an article, as it is in the form. */
export type ArticleFrame = {
  author: Author
  cover: Cover
  categories: readonly number[]
  /** Undefined is "when it is published". */
  published?: number | undefined
}

type Props = { article: ArticleFrame; text: WrittenText; languageId: LanguageId }
type View = 'desk' | 'phone' | 'lists'
const DESK = 1000

/** The article as its page will show it, on a desk and on a phone, and what lists show of it. */
export function ArticlePreview({ article, text: written, languageId }: Props) {
  const text = useText()
  const [view, setView] = useState<View>(() => (innerWidth < DESK ? 'phone' : 'desk'))
  return (
    <div className={css.article}>
      <Segmented<View>
        label={text('editor.preview_as')}
        value={view}
        options={[
          { value: 'desk', label: text('editor.preview_desk') },
          { value: 'phone', label: text('editor.preview_phone') },
          { value: 'lists', label: text('editor.preview_lists') },
        ]}
        onChange={setView}
      />
      <PageFrame title={text('editor.preview')} isNarrow={view === 'phone'}>
        <Previewed article={article} text={written} languageId={languageId} view={view} />
      </PageFrame>
    </div>
  )
}

function Previewed({ article, text: written, languageId, view }: Props & { view: View }) {
  const text = useText()
  const { author, categories, cover } = article
  const [now] = useState(nowInSeconds)
  const category = useCategory(categories[0])
  const locale = languageById(languageId)?.locale
  const image = coverPath(cover)
  const shown = {
    id: 0,
    slug: '',
    author,
    image,
    language_id: languageId,
    title: written.title === '' ? text('editor.untitled') : written.title,
    excerpt: written.excerpt || excerptOf(written.content),
    categories: categories.map((id) => ({ id })),
    published: article.published ?? now,
  }
  if (view === 'lists')
    return (
      <div className={css.lists}>
        <Story entry={shown} layout="full" />
        <Story entry={shown} layout="half" />
        <Story entry={shown} layout="row" />
      </div>
    )
  return (
    <article className={layout.root} {...accent(category)}>
      <ArticleHead
        news={{ ...shown, deck: written.excerpt ?? '', content: written.content }}
        wanted={languageId}
      />
      <div className={layout.main}>
        <ArticleCover image={image} />
        <Prose lang={locale}>
          <RichText html={written.content} name="preview" />
        </Prose>
      </div>
    </article>
  )
}
