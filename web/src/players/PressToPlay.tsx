import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'
import css from './PressToPlay.module.css'

type Props = {
  href: string
  className: string | undefined
  /** Left out where nothing can be shown here. */
  onPlay: (() => void) | undefined
  children: ReactNode
}

/**
 * A player of another site, which is asked for nothing until it is pressed. Without scripts, or in
 * another tab, the press leads there.
 */
export function PressToPlay({ href, className, onPlay, children }: Props) {
  function play(event: MouseEvent) {
    if (!onPlay || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onPlay()
  }
  return (
    <a className={className} href={href} rel="noopener" onClick={play}>
      {children}
    </a>
  )
}

/** What a press does, on the picture that it stands on. */
export const PlayLabel = ({ title, children }: { title: string; children: ReactNode }) => (
  <span className={css.label}>
    <Icon name="play" size="lg" />
    <span>
      <strong>{title}</strong>
      {children}
    </span>
  </span>
)
