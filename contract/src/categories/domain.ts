import type { ContractDomain } from '../platform/domain.ts'
import { listCategories } from './categories.ts'
import { listGames, saveGame } from './staff-games.ts'

export const categories = {
  about: 'The games that news and posts are about.',
  endpoints: { listCategories, listGames, saveGame },
  staffActions: {
    'game saved': 'canManageContent',
  },
} as const satisfies ContractDomain
