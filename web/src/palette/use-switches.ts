import { languages } from '@loadout/contract/languages/languages.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { chooseTheme, readTheme, themes } from '../shell/theme.ts'
import { useLanguageChoice } from '../shell/use-language-choice.ts'
import { useSite } from '../platform/page/site.ts'
import type { Choice } from './choice.ts'

const themeIcons = { system: 'monitor', light: 'sun', dark: 'moon' } as const
const themeLabels = { system: 'theme.system', light: 'theme.light', dark: 'theme.dark' } as const

/** How the site looks. */
export function useThemeChoices(): Choice[] {
  const { text } = useLanguage()
  const current = readTheme()
  return themes.map((theme) => ({
    id: `theme:${theme}`,
    look: { icon: themeIcons[theme] },
    label: text('palette.theme', { theme: text(themeLabels[theme]) }),
    isCurrent: theme === current,
    run: () => chooseTheme(theme),
  }))
}

/** The languages that the site offers, by their own names. */
export function useLanguageChoices(): Choice[] {
  const { language } = useLanguage()
  const { languages: offered } = useSite()
  const choose = useLanguageChoice()
  return languages
    .filter(({ id }) => offered.includes(id) || id === language.id)
    .map((each) => ({
      id: `language:${each.locale}`,
      look: { flag: each.flag },
      label: each.name,
      lang: each.locale,
      isCurrent: each.id === language.id,
      run: () => choose(each),
    }))
}
