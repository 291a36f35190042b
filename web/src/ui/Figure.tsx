import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import css from './Figure.module.css'

type Props = { icon: IconName; label: string; figure: number }

/** A count beside its icon. The label is heard instead of the icon. */
export function Figure({ icon, label, figure }: Props) {
  const { locale } = useLanguage().language
  return (
    <span className={css.root}>
      <Icon name={icon} size="sm" />
      <span className="vh">{`${label} `}</span>
      {figureText(locale, figure)}
    </span>
  )
}
