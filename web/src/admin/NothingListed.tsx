import { useText } from '../platform/language/language.tsx'
import { Empty } from '../ui/Empty.tsx'

type Props = {
  /** A filter is set, or something is searched for. */
  isNarrowed: boolean
  /** What to do as long as there is nothing at all. */
  hint?: string | undefined
  /** What to do where nothing fits. */
  narrowedHint?: string | undefined
}

/** In the place of a list of staff: nothing that fits the filter, or nothing yet. */
export function NothingListed({ isNarrowed, hint, narrowedHint }: Props) {
  const text = useText()
  return isNarrowed ? (
    <Empty kind="none" title={text('admin.nothing_found')} hint={narrowedHint} />
  ) : (
    <Empty title={text('admin.nothing_yet')} hint={hint} />
  )
}
