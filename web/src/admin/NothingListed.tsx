import { useText } from '../platform/language/language.tsx'
import { Empty } from '../ui/Empty.tsx'

type Props = {
  /** A filter is set. */
  isNarrowed: boolean
  /** What to do as long as there is nothing at all. */
  hint: string
}

/** In the place of a list of staff: nothing that fits the filter, or nothing yet. */
export function NothingListed({ isNarrowed, hint }: Props) {
  const text = useText()
  return isNarrowed ? (
    <Empty kind="none" title={text('admin.nothing_found')} />
  ) : (
    <Empty title={text('admin.nothing_yet')} hint={hint} />
  )
}
