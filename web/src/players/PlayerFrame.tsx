import type { Ref } from 'react'
import { PLAYER_SANDBOX } from '@loadout/contract/platform/video-frame.ts'
import css from './PlayerFrame.module.css'

type Props = { title: string; src: string; ref: Ref<HTMLIFrameElement> }

/** The player of another site, which learns from which page it is shown. */
export const PlayerFrame = ({ title, src, ref }: Props) => (
  <iframe
    ref={ref}
    className={css.root}
    title={title}
    src={src}
    referrerPolicy="strict-origin-when-cross-origin"
    sandbox={PLAYER_SANDBOX}
    allow="autoplay; fullscreen; picture-in-picture"
  />
)
