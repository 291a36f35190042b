import { useSyncExternalStore } from 'react'
import { useText } from '../language/language.tsx'
import { failureText } from './failure-text.ts'
import { closeFailure, showPartMissing } from './failures.ts'
import { layer, removeFromLayer, type LayeredAs } from './layer.ts'
import { closeModal } from './modals.ts'
import { Part } from './Part.tsx'
import { loadSnacks } from './load-snacks.ts'
import { closeSnack, snackText } from './snacks.ts'
import { useGoneOn } from './use-gone-back.ts'

const loadError = () =>
  import('../../ui/layer/ErrorDialog.tsx').then(({ ErrorDialog }) => ErrorDialog)

/**
 * Shows what lies over the page. Each part is fetched the first time there is something for it to
 * show.
 */
export function Layer() {
  const all = useSyncExternalStore(layer.subscribe, layer.all, layer.none)
  const snacks = all.filter((each) => each.kind === 'snack')

  return (
    <>
      {all.map((each) => {
        if (each.kind === 'modal') return <Modal key={each.id} {...each} />
        if (each.kind === 'error') return <ErrorPopover key={each.id} {...each} />
        return null
      })}
      {/* There from the beginning, because only what is added to a live region is read out. */}
      <div role="status" aria-atomic={false}>
        {snacks.length > 0 && <SnackPart snacks={snacks} />}
      </div>
    </>
  )
}

function Modal({ id, load, props, closing, isOfPage }: LayeredAs<'modal'>) {
  const remove = () => removeFromLayer(id)
  const missing = () => {
    remove()
    showPartMissing()
  }
  return (
    <Part
      load={load}
      onMissing={missing}
      props={{ ...props, closing, onClose: () => closeModal(id), onClosed: remove }}
      waiting={isOfPage && <Waiting onLeave={remove} />}
    />
  )
}

/** What comes late does not open over another page. */
function Waiting({ onLeave }: { onLeave: () => void }) {
  useGoneOn(onLeave)
  return null
}

/** Shows what a call was refused with (API-15, API-19). */
function ErrorPopover({ id, failure }: LayeredAs<'error'>) {
  const text = useText()
  const message = failureText(failure, text)
  const close = () => closeFailure(id)
  const missing = () => {
    // What has gone wrong may have taken the dialog with it; the browser has one of its own.
    alert(message)
    close()
  }
  return <Part load={loadError} onMissing={missing} props={{ message, onClose: close }} />
}

function SnackPart({ snacks }: { snacks: LayeredAs<'snack'>[] }) {
  const text = useText()
  const missing = () => {
    for (const { id, snack } of snacks) {
      alert(snackText(snack, text))
      closeSnack(id)
    }
  }
  return <Part load={loadSnacks} onMissing={missing} props={{ snacks }} />
}
