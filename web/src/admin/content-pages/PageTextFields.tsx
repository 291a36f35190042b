import { CONTENT_PAGE_TITLE_MOST } from '@loadout/contract/content-pages/content-pages.ts'
import { languageById, type LanguageId } from '@loadout/contract/languages/languages.ts'
import { useText } from '../../platform/language/language.tsx'
import css from '../news/NewsEditor.module.css'
import { ArticleEditor } from '../news/text/ArticleEditor.tsx'
import { emptyText, type PageText } from './page-form.ts'

type Props = { languageId: LanguageId; text: PageText | undefined; onChange: (part: Partial<PageText>) => void }

/** Title and text in one language, each as readers will see it. */
export function PageTextFields({ languageId, text: { title, content } = emptyText, onChange }: Props) {
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
        maxLength={CONTENT_PAGE_TITLE_MOST}
        value={title}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={(event) => onChange({ title: event.target.value.replaceAll(/[\r\n]+/g, ' ') })}
      />
      <ArticleEditor label={text('newsroom.text')} placeholder={text('staff_pages.text_placeholder')} lang={lang} html={content} onChange={(html) => onChange({ content: html })} />
    </>
  )
}
