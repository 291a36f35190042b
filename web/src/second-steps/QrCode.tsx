import { encode } from 'uqr'
import css from './SecondSteps.module.css'

/** The least that the standard wants around it, in modules. */
const BORDER = 4

/** Drawn here: nobody else may know what is in it. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { size, data } = encode(content, { border: BORDER })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  )
}
