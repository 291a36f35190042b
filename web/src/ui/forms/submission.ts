import { useRef, useState } from 'react'
import { CallError } from '../../platform/call/call-error.ts'
import { showCaught } from '../../platform/layer/show-caught.ts'

/**
 * One sending of a form at a time (ACC-15, ACC-23). What it is refused with is shown as an Error
 * dialog and told to the form, which marks the field it is about before that, so that closing the
 * dialog leads there. A part of the site that it takes and that is missing is said in the same way.
 */
export function useSubmission(onRefused: (refusal: CallError) => void) {
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  async function send(work: () => Promise<void>): Promise<void> {
    // A second click comes before the button has been rendered as busy.
    if (sending.current) return
    sending.current = true
    setBusy(true)
    try {
      await work()
    } catch (error) {
      if (error instanceof CallError) onRefused(error)
      showCaught(error)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return { busy, send: (work: () => Promise<void>) => void send(work) }
}
