import type { ContractDomain } from '../platform/domain.ts'
import { getDataCopy, orderDataCopy } from './data-copy.ts'

export const dataCopy = {
  endpoints: [getDataCopy, orderDataCopy],
  firstSteps: ['data_copy'],
} as const satisfies ContractDomain
