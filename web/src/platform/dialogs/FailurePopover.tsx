import { useEffect, useState, useSyncExternalStore } from 'react'
import type { MessageId, PlainMessageId, Text } from '@loadout/texts/text.ts'
import { messages } from '@loadout/texts/compiled/en.ts'
import { useText } from '../language/language.tsx'
import { loadChunk } from '../load-chunk.ts'
import { closeFailure, failures, type Failure } from './failures.ts'

type Dialog = typeof import('../../ui/ErrorDialog.tsx').ErrorDialog

/** Shows what a call was refused with (API-15, API-19). The dialog itself is fetched the first time something goes wrong. */
export function FailurePopover() {
  const failure = useSyncExternalStore(failures.subscribe, failures.current, failures.none)
  const text = useText()
  const [ErrorDialog, setDialog] = useState<Dialog>()

  useEffect(() => {
    if (failure && !ErrorDialog) void loadChunk(() => import('../../ui/ErrorDialog.tsx')).then((module) => setDialog(() => module.ErrorDialog))
  }, [failure, ErrorDialog])

  if (!failure || !ErrorDialog) return null
  return <ErrorDialog key={failure.id} message={failureText(failure, text)} onClose={() => closeFailure(failure.id)} />
}

/** The reader's own words for a code; a code that this version does not know is shown as the server put it (AMB-151). */
function failureText({ status, code, message }: Failure, text: Text): string {
  if (status >= 500) return text('dialog.server_error')
  const id = `error.${code}`
  return isPlain(id) ? text(id) : message
}

const isPlain = (id: string): id is PlainMessageId & MessageId => Object.hasOwn(messages, id)
