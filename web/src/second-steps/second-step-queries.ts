import { getSecondSteps } from '@loadout/contract/second-steps/second-steps.ts'
import { query } from '../platform/call/query.ts'

export const secondStepsQuery = query(getSecondSteps, {})
