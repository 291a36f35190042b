import type { ContractDomain } from '../platform/domain.ts'
import { listHeroContent } from './hero.ts'
import { deleteHeroSlide, listHeroForStaff, saveHeroSlide } from './staff-hero.ts'

export const hero = {
  about: 'The slides at the head of the front page.',
  endpoints: { listHeroContent, deleteHeroSlide, listHeroForStaff, saveHeroSlide },
  staffActions: {
    'hero slide saved': 'canManageContent',
    'hero slide deleted': 'canManageContent',
  },
} as const satisfies ContractDomain
