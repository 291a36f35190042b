import type { ContractDomain } from '../platform/domain.ts'
import { listMails } from './mails.ts'

export const mails = {
  about: 'What the site has sent by mail.',
  endpoints: { listMails },
} as const satisfies ContractDomain
