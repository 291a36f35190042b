import { useState, useSyncExternalStore } from 'react'
import { useText } from '../../platform/language/language.tsx'
import { layer, type LayeredAs, type ModalProps } from '../../platform/layer/layer.ts'
import { snackText } from '../../platform/layer/snacks.ts'

const newestSnack = () =>
  layer.all().findLast((each): each is LayeredAs<'snack'> => each.kind === 'snack')

/**
 * In every modal: where snacks are otherwise read out lies behind it, and nothing there is heard. One
 * that comes as the modal leaves is read out there.
 */
export function SnackStatus({ closing }: Pick<ModalProps, 'closing'>) {
  const text = useText()
  const newest = useSyncExternalStore(layer.subscribe, newestSnack, () => undefined)
  const [before] = useState(newest?.id ?? 0)
  return (
    <p className="vh" role="status">
      {newest && newest.id > before && !closing && (
        <span key={newest.id}>{snackText(newest.snack, text)}</span>
      )}
    </p>
  )
}
