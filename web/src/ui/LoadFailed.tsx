import { useText } from '../platform/language/language.tsx'
import { Button } from './Button.tsx'
import { Empty } from './Empty.tsx'

type Props = { onRetry: () => unknown; heading?: 'h1' | 'p' }

/** Stands where something would be that could not be had, with the way to ask for it again. */
export function LoadFailed({ onRetry, heading = 'p' }: Props) {
  const text = useText()
  return (
    <Empty kind="error" title={text('state.error')} heading={heading}>
      <Button onClick={() => void onRetry()}>{text('state.retry')}</Button>
    </Empty>
  )
}
