import { languageById } from '@loadout/contract/languages/languages.ts'
import { useLanguage } from '../platform/language/language.tsx'
import css from './OtherLanguage.module.css'

/** Says of a title which language it leads to, where that is not the reader's. */
export function OtherLanguage({ id }: { id: number | undefined }) {
  const { language } = useLanguage()
  const other = id === undefined ? undefined : languageById(id)
  if (!other || other.id === language.id) return null
  return (
    <span className={css.root} lang={other.locale} title={other.name}>
      <span aria-hidden>{other.locale.toUpperCase()}</span>
      <span className="vh">{other.name}</span>
    </span>
  )
}
