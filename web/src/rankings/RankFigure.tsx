import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Num } from '../ui/Num.tsx'

/** A rank or points, as the figures that a ranking is about are set. */
export function RankFigure({ of: figure }: { of: number }) {
  const { locale } = useLanguage().language
  return <Num>{figureText(locale, figure)}</Num>
}
