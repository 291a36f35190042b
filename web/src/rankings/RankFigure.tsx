import { useLanguage } from '../platform/language/language.tsx'
import { formatFigure } from '../ui/formats.ts'
import { Num } from '../ui/Num.tsx'

/** A rank or points, as the figures that a ranking is about are set. */
export function RankFigure({ of: figure }: { of: number }) {
  const { locale } = useLanguage().language
  return <Num>{formatFigure(locale, figure)}</Num>
}
