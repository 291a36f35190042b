import { withoutSecrets } from '@loadout/contract/platform/secret-path.ts'
import { PAGE_VIEW } from '../page-view.ts'

/**
 * Answers whether the router has arrived at a page that is not drawn yet: React gives way to
 * whatever the reader does meanwhile.
 */
export function watchUndrawn(arrivedAt: () => string): () => boolean {
  const path = () => withoutSecrets(arrivedAt())
  let drawn = path()
  document.addEventListener(PAGE_VIEW, ({ detail }: CustomEventInit<{ path: string }>) => {
    drawn = detail?.path ?? drawn
  })
  return () => path() !== drawn
}
