import { useEffect, useRef } from 'react'
import { latinKey } from '../../platform/latin-key.ts'

/** Ctrl+S or Cmd+S, wherever the focus is, unless a dialog is in front of the page. */
export function useSaveKey(save: () => void) {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey ||
        latinKey(event).toLowerCase() !== 's'
      )
        return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) latest.current()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
