import { useSyncExternalStore } from 'react'
import { useText } from '../platform/language/language.tsx'
import { LangBar } from '../shell/LangBar.tsx'
import { chooseTheme, readTheme, subscribeToTheme, themes, type Theme } from '../shell/theme.ts'
import { Module } from '../ui/Module.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import css from './Settings.module.css'

const labels = { system: 'theme.system', light: 'theme.light', dark: 'theme.dark' } as const

/** Both are kept in this browser. */
export function LanguageAndLook() {
  const text = useText()
  const theme = useSyncExternalStore<Theme>(subscribeToTheme, readTheme, () => 'system')
  return (
    <Module title={text('settings.language_and_look')}>
      <div className={css.look}>
        <LangBar startsOpen />
        <Segmented
          label={text('theme.label')}
          value={theme}
          options={themes.map((value) => ({ value, label: text(labels[value]) }))}
          onChange={chooseTheme}
        />
      </div>
    </Module>
  )
}
