import { useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '../language/language.tsx'
import { loadChunk } from '../load-chunk.ts'
import { failureText } from './failure-text.ts'
import { closeFailure, failures } from './failures.ts'

type Dialog = typeof import('../../ui/ErrorDialog.tsx').ErrorDialog

/** Shows what a call was refused with (API-15, API-19). The dialog itself is fetched the first time something goes wrong. */
export function FailurePopover() {
  const failure = useSyncExternalStore(failures.subscribe, failures.current, failures.none)
  const text = useText()
  const [ErrorDialog, setDialog] = useState<Dialog>()

  useEffect(() => {
    if (!failure || ErrorDialog) return
    loadChunk(() => import('../../ui/ErrorDialog.tsx')).then(
      (module) => setDialog(() => module.ErrorDialog),
      () => {
        // What has gone wrong may have taken the dialog with it; the browser has one of its own.
        alert(failureText(failure, text))
        closeFailure(failure.id)
      },
    )
  }, [failure, ErrorDialog, text])

  if (!failure || !ErrorDialog) return null
  return <ErrorDialog key={failure.id} message={failureText(failure, text)} onClose={() => closeFailure(failure.id)} />
}
