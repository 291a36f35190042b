import type { ContractDomain } from '../platform/domain.ts'
import { getNotice } from './notice.ts'
import { getNoticeForStaff, previewNotice, setNotice } from './set-notice.ts'

export const notice = {
  about: 'The line that staff show above every page.',
  endpoints: { getNotice, getNoticeForStaff, previewNotice, setNotice },
  staffActions: {
    'notice set': 'canSetNotice',
  },
} as const satisfies ContractDomain
