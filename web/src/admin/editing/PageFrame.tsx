import { useCallback, useState, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { policy } from '../../platform/rich-text.tsx'
import css from './PageFrame.module.css'

type Props = { title: string; isNarrow: boolean; children: ReactNode }

/**
 * A window of its own within the page: what goes by the width of a window goes by that of the
 * frame, so that a phone is shown as it is and not squeezed.
 */
export function PageFrame({ title, isNarrow, children }: Props) {
  const [body, setBody] = useState<HTMLElement>()
  const begin = useCallback((frame: HTMLIFrameElement | null) => {
    if (!frame) return
    const dress = () => {
      if (!frame.contentDocument) return
      takeLooks(frame.contentDocument)
      setBody(frame.contentDocument.body)
    }
    frame.addEventListener('load', dress, { once: true })
    frame.srcdoc = policy.createHTML('<!doctype html>')
  }, [])
  return (
    <div className={css.root}>
      <iframe
        ref={begin}
        title={title}
        sandbox="allow-same-origin"
        data-narrow={isNarrow || undefined}
      />
      {body &&
        createPortal(
          <div className={css.page} onClickCapture={stay}>
            {children}
          </div>,
          body,
        )}
    </div>
  )
}

/** Styles, theme and icons of the page around it. */
function takeLooks(within: Document) {
  for (const { name, value } of document.documentElement.attributes)
    within.documentElement.setAttribute(name, value)
  for (const style of document.querySelectorAll('link[rel=stylesheet], style'))
    within.head.append(within.importNode(style, true))
  const icons = within.createElementNS('http://www.w3.org/2000/svg', 'svg')
  icons.style.display = 'none'
  for (const icon of document.querySelectorAll('symbol'))
    icons.append(within.importNode(icon, true))
  within.body.append(icons)
}

const stay = (event: MouseEvent) => event.preventDefault()
