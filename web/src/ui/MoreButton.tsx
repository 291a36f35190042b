import type { GrowingList } from '../platform/call/growing-list.ts'
import { useText } from '../platform/language/language.tsx'
import { Button } from './Button.tsx'
import css from './MoreButton.module.css'

type Growing = Pick<GrowingList<unknown>, 'hasMore' | 'isLoadingMore' | 'error' | 'loadMore'>

/** Below a list of the page that grows; after a failure it tries again. */
export function MoreButton({ list, label }: { list: Growing; label: string }) {
  const text = useText()
  const { hasMore, isLoadingMore, error, loadMore } = list
  if (!hasMore) return null
  return (
    <div className={css.root} data-more="next">
      {error && <p role="alert">{text('state.error')}</p>}
      <Button size="sm" busy={isLoadingMore} onClick={loadMore}>
        {error ? text('state.retry') : label}
      </Button>
    </div>
  )
}
