import { languageById, type LanguageId } from '@loadout/contract/languages/languages.ts'
import { NEWS_EXCERPT_MOST, NEWS_TITLE_MOST } from '@loadout/contract/news/news.ts'
import { useText } from '../../platform/language/language.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { emptyText, type NewsText } from './news-form.ts'
import { ArticleEditor } from './text/ArticleEditor.tsx'
import css from './NewsEditor.module.css'

type Props = { languageId: LanguageId; text: NewsText | undefined; onChange: (part: Partial<NewsText>) => void }

/** Headline, excerpt and text in one language, each as readers will see it. */
export function NewsTextFields({ languageId, text: { title, excerpt, content } = emptyText, onChange }: Props) {
  const text = useText()
  const lang = languageById(languageId)?.locale ?? 'en'
  return (
    <>
      <textarea
        className={css.title}
        aria-label={text('newsroom.title')}
        placeholder={text('newsroom.title')}
        lang={lang}
        rows={1}
        required
        maxLength={NEWS_TITLE_MOST}
        value={title}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={(event) => onChange({ title: event.target.value.replaceAll(/[\r\n]+/g, ' ') })}
      />
      <TextArea
        label={text('newsroom.excerpt')}
        hint={text('newsroom.excerpt_hint')}
        lang={lang}
        rows={2}
        maxLength={NEWS_EXCERPT_MOST}
        value={excerpt}
        onChange={(event) => onChange({ excerpt: event.target.value.replaceAll(/[\r\n]+/g, ' ') })}
      />
      <ArticleEditor label={text('newsroom.text')} lang={lang} html={content} onChange={(html) => onChange({ content: html })} />
    </>
  )
}
