import type { ContractDomain } from '../platform/domain.ts'
import { getNotice } from './notice.ts'
import { previewNotice, setNotice } from './set-notice.ts'

export const notice = {
  about: 'The line that staff show above every page.',
  endpoints: { getNotice, previewNotice, setNotice },
  staffActions: ['notice set'],
} as const satisfies ContractDomain
