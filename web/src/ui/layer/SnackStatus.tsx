import { useState, useSyncExternalStore } from 'react'
import { useText } from '../../platform/language/language.tsx'
import { layer, type LayeredAs } from '../../platform/layer/layer.ts'
import { snackText } from '../../platform/layer/snacks.ts'

const newestSnack = () =>
  layer.all().findLast((each): each is LayeredAs<'snack'> => each.kind === 'snack')

type Props = {
  /** One that leaves at once leaves it to the page to say what comes with that. */
  closing?: boolean
}

/**
 * In every modal: where snacks are read out otherwise lies behind it, and nothing there is heard.
 */
export function SnackStatus({ closing = false }: Props) {
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
