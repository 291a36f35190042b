import type { ContractDomain } from '../platform/domain.ts'
import { getContentPage, listContentPages } from './content-pages.ts'
import {
  createPage,
  deletePage,
  editPage,
  getPageForStaff,
  listPagesForStaff,
  savePage,
} from './staff-pages.ts'

export const contentPages = {
  about: 'Pages of plain text, such as the terms.',
  endpoints: {
    getContentPage,
    listContentPages,
    createPage,
    deletePage,
    editPage,
    getPageForStaff,
    listPagesForStaff,
    savePage,
  },
  staffActions: {
    'content page created': 'canManageContent',
    'content page edited': 'canManageContent',
    'content page deleted': 'canManageContent',
  },
} as const satisfies ContractDomain
