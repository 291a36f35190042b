import { useEffect } from 'react'

/**
 * For a form in the place of what it changes: however it is left, the button that opened it is
 * there again once it is gone, and gets the focus that has gone with it.
 */
export const useFocusBack = (buttonId: string) =>
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(buttonId)?.focus()
    },
    [buttonId],
  )
