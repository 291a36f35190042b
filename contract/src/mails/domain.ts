import type { ContractDomain } from '../platform/domain.ts'
import { listMails } from './mails.ts'

export const mails = {
  endpoints: [listMails],
} as const satisfies ContractDomain
