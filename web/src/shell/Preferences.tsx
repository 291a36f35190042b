import { languages } from '@loadout/contract/languages/languages.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { useSite } from '../platform/page/site.ts'
import { Flag } from '../ui/Flag.tsx'
import { Select } from '../ui/Select.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'
import { useLanguageChoice } from './use-language-choice.ts'
import css from './Preferences.module.css'

/** Language and theme, each by its name, wherever somebody looks for them. */
export function Preferences() {
  const { language, text } = useLanguage()
  const choose = useLanguageChoice()
  const site = useSite()
  const offered = languages.filter(({ id }) => site.languages.includes(id) || id === language.id)
  return (
    <div className={css.root}>
      <span className={css.choice}>
        <Flag flag={language.flag} />
        <Select
          label={text('language.label')}
          value={language.locale}
          options={offered.map(({ locale, name }) => ({ value: locale, label: name }))}
          onChange={(locale) => {
            const chosen = offered.find((each) => each.locale === locale)
            if (chosen) choose(chosen)
          }}
        />
      </span>
      <ThemeChoice />
    </div>
  )
}
