import type { ContractDomain } from '../platform/domain.ts'
import { listFooterMedia } from './footer-media.ts'
import {
  deleteFooterMedia,
  listFooterMediaForStaff,
  saveFooterMedia,
} from './staff-footer-media.ts'

export const footerMedia = {
  about: 'Logos of partners at the foot of every page.',
  endpoints: { listFooterMedia, deleteFooterMedia, listFooterMediaForStaff, saveFooterMedia },
  staffActions: {
    'footer media saved': 'canManageContent',
    'footer media deleted': 'canManageContent',
  },
} as const satisfies ContractDomain
