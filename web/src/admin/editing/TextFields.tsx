import { languageById, type LanguageId } from '@loadout/contract/languages/languages.ts'
import { useText } from '../../platform/language/language.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { ArticleEditor } from '../../editor/ArticleEditor.tsx'
import { EditorIconSprite } from '../../editor/editor-icons.tsx'
import type { WrittenText } from './texts.ts'
import css from './Editor.module.css'

/** What is a line for readers is one here, whatever is pasted. */
const inOneLine = (words: string) => words.replaceAll(/[\r\n]+/g, ' ')

type Props = {
  languageId: LanguageId
  text: WrittenText
  titleMax: number
  /** What it is called, and how it is used, where there is one. */
  excerpt?: { label: string; hint: string; max: number }
  placeholder: string
  onChange: (part: Partial<WrittenText>) => void
}

/** Headline, excerpt and text in one language, each as readers will see it. */
export function TextFields({
  languageId,
  text: { title, excerpt: written, content },
  titleMax,
  excerpt,
  placeholder,
  onChange,
}: Props) {
  const text = useText()
  const lang = languageById(languageId)?.locale ?? 'en'
  return (
    <>
      <EditorIconSprite />
      <textarea
        className={css.title}
        aria-label={text('newsroom.title')}
        placeholder={text('newsroom.title')}
        lang={lang}
        rows={1}
        required
        maxLength={titleMax}
        value={title}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={(event) => onChange({ title: inOneLine(event.target.value) })}
      />
      {excerpt && (
        <TextArea
          label={excerpt.label}
          hint={excerpt.hint}
          lang={lang}
          rows={2}
          maxLength={excerpt.max}
          value={written}
          onChange={(event) => onChange({ excerpt: inOneLine(event.target.value) })}
        />
      )}
      <ArticleEditor
        label={text('newsroom.text')}
        placeholder={placeholder}
        lang={lang}
        html={content}
        onChange={(html) => onChange({ content: html })}
      />
    </>
  )
}
