import type { MouseEvent } from 'react'
import { frameOn, PLAYER_SANDBOX, videoFrame } from '@loadout/contract/platform/video-frame.ts'
import { RichText } from '../platform/rich-text.tsx'
import { Prose } from '../ui/Prose.tsx'

type Props = { html: string; name: string; lang: string | undefined }

/**
 * The text of an article. A video in it is a link until a reader asks for it: nothing is fetched
 * from where it is before that (AMB-128).
 */
export const ArticleText = ({ html, name, lang }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is pressed are links
  <div onClick={playVideo}>
    <Prose lang={lang}>
      <RichText html={html} name={name} />
    </Prose>
  </div>
)

/** Whoever wants it elsewhere gets the link. */
function playVideo(event: MouseEvent<HTMLElement>) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-video]')
  const frame = link && videoFrame(link.href)
  if (!link || !frame || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const player = document.createElement('iframe')
  player.src = frameOn(frame, location.hostname)
  player.title = link.textContent
  player.sandbox.value = PLAYER_SANDBOX
  player.allow = 'fullscreen'
  player.referrerPolicy = 'strict-origin-when-cross-origin'
  link.replaceWith(player)
  player.focus()
}
