import { useSyncExternalStore } from 'react'
import { useText } from '../platform/language/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { chooseTheme, readTheme, subscribeToTheme, themes } from './theme.ts'
import type { Theme } from './theme.ts'
import css from './ThemeSwitch.module.css'

const icons = { system: 'monitor', light: 'sun', dark: 'moon' } as const
const labels = { system: 'theme.system', light: 'theme.light', dark: 'theme.dark' } as const
const isTheme = (value: string): value is Theme => value in icons

/** Shows the theme as an icon; the browser's own list of three lies invisibly over it. */
export function ThemeSwitch() {
  const text = useText()
  const theme = useSyncExternalStore<Theme>(subscribeToTheme, readTheme, () => 'system')

  return (
    <span className={css.root}>
      <Icon name={icons[theme]} />
      <select
        aria-label={text('theme.label')}
        value={theme}
        onChange={({ target: { value } }) => {
          if (isTheme(value)) chooseTheme(value)
        }}
      >
        {themes.map((offered) => (
          <option key={offered} value={offered}>
            {text(labels[offered])}
          </option>
        ))}
      </select>
    </span>
  )
}
