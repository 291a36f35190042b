import type { ContractDomain } from '../platform/domain.ts'
import { getDataCopy, orderDataCopy } from './data-copy.ts'

export const dataCopy = {
  about: 'Everything that a member has here, in one file.',
  endpoints: { getDataCopy, orderDataCopy },
  firstSteps: ['data_copy'],
} as const satisfies ContractDomain
