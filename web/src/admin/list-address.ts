import { useSearchParams } from 'react-router'
import { pageIn } from '../platform/page/paged-list.ts'
import { ROWS_A_PAGE } from './rows-on-page.ts'

export type ListAddress = ReturnType<typeof useListAddress>

/**
 * What a list of staff shows is in its address, so that it can be shared and is still there after
 * going back.
 */
export function useListAddress() {
  const [search, setSearch] = useSearchParams()
  const page = pageIn(search, ROWS_A_PAGE)

  const withValues = (values: Record<string, string | undefined>) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }
  return {
    page,
    /** What the address says under that name. */
    value: (name: string) => search.get(name) ?? undefined,
    /**
     * Other words, filter or order: shown from the first page on. An empty value leaves the
     * address.
     */
    change: (values: Record<string, string | undefined>) =>
      setSearch(withValues(values), { replace: true, preventScrollReset: true }),
    pageHref: (number: number) => `?${withValues(number === 1 ? {} : { page: String(number) })}`,
  }
}
