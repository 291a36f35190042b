import { useSyncExternalStore } from 'react'
import { useText } from '../platform/language/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Select } from '../ui/Select.tsx'
import { chooseTheme, readTheme, subscribeToTheme, themes, type Theme } from './theme.ts'
import css from './Preferences.module.css'

const icons = { system: 'monitor', light: 'sun', dark: 'moon' } as const
const labels = { system: 'theme.system', light: 'theme.light', dark: 'theme.dark' } as const

/** The theme by its name. */
export function ThemeChoice() {
  const text = useText()
  const theme = useSyncExternalStore<Theme>(subscribeToTheme, readTheme, () => 'system')
  return (
    <span className={css.choice}>
      <Icon name={icons[theme]} />
      <Select
        label={text('theme.label')}
        value={theme}
        options={themes.map((value) => ({ value, label: text(labels[value]) }))}
        onChange={chooseTheme}
      />
    </span>
  )
}
