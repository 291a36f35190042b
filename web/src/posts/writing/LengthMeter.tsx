import { contentLength } from '@loadout/contract/posts/post-rules.ts'
import { useText } from '../../platform/language/language.tsx'
import { Meter } from '../../ui/Meter.tsx'
import css from './LengthMeter.module.css'

/** How far it is to the least that a post must have (POST-39). */
export function LengthMeter({ words, min }: { words: string; min: number }) {
  const text = useText()
  const written = contentLength(words)
  const missing = Math.max(0, min - written)
  return (
    <div className={css.root}>
      <p>
        <span>{text('posts.length', { written, min })}</span>
        <span>
          {missing > 0 && text('posts.to_go', { missing })}
          {/* Read out once, and not with every letter how far it still is. */}
          <span role="status">{missing === 0 && text('posts.long_enough')}</span>
        </span>
      </p>
      <Meter
        label={text('posts.length_label')}
        value={Math.min(written, min)}
        max={min}
        words={missing > 0 ? text('posts.to_go', { missing }) : text('posts.long_enough')}
        you
      />
    </div>
  )
}
