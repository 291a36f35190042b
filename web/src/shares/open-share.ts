import type { ArticleType } from '@loadout/contract/comments/comments.ts'
import { loadTexts } from '../platform/language/catalogues.ts'
import { openModal } from '../platform/layer/modals.ts'

export type Shared = {
  title: string
  /** What asks for the language it is shown in, for addresses that name none. */
  shownLanguage?: string | undefined
  /** Left out of what is no article, such as an event. */
  article?: { id: number; type: ArticleType }
}

const loadDialog = async () =>
  (await Promise.all([import('./ShareDialog.tsx'), loadTexts('shares')]))[0].ShareDialog

/** Asks where the page is to be shared. */
export const openShare = (shared: Shared) => void openModal(loadDialog, { shared })
