import { useState } from 'react'
import type { HeroItem } from '@loadout/contract/hero/hero.ts'
import { videoFrame } from '@loadout/contract/platform/video-frame.ts'
import { withoutParent } from '@loadout/contract/platform/without-parent.ts'
import { HeroSlide } from '../../hero/HeroSlide.tsx'
import { useText } from '../../platform/language/language.tsx'
import css from './HeroSlideDialog.module.css'

type Props = Pick<HeroItem, 'type' | 'title' | 'lead'> & { address: string }

/** The slide as readers get it, to be tried. */
export function SlidePreview({ address, ...item }: Props) {
  const text = useText()
  const [isPlaying, setPlaying] = useState(false)
  const identifier = withoutParent(address)
  if (videoFrame(identifier) === undefined) return null
  return (
    <div className={css.preview} role="group" aria-label={text('staff_hero.preview')}>
      <HeroSlide
        item={{ ...item, identifier, link: null }}
        place=""
        isPlaying={isPlaying}
        onPlay={() => setPlaying(true)}
      />
    </div>
  )
}
