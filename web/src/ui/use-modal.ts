import { useLayoutEffect, useRef } from 'react'

/**
 * Opens a dialog as a modal for as long as it is mounted: the browser keeps focus inside and gives it back. In a layout effect, because focus
 * returns only while the dialog is still in the page. The page behind does not scroll, and keeps the width that its scrollbar took (tokens.css).
 */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    const page = document.documentElement
    page.style.setProperty('--scrollbar-room', `${innerWidth - page.clientWidth}px`)
    element?.showModal()
    return () => {
      element?.close()
      page.style.removeProperty('--scrollbar-room')
    }
  }, [])
  return dialog
}
