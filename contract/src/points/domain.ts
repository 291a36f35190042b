import type { ContractDomain } from '../platform/domain.ts'
import { listOwnPoints, listPointsOf } from './history.ts'
import { listMostPoints, listMostPointsLastWeek } from './most-points.ts'
import { listMultipliers, setMultiplier } from './multipliers.ts'
import { listTasks, seePointsHint } from './points.ts'

export const points = {
  about: 'Points, what they are given for and who has most.',
  endpoints: {
    listMostPoints,
    listMostPointsLastWeek,
    listMultipliers,
    setMultiplier,
    listTasks,
    listOwnPoints,
    listPointsOf,
    seePointsHint,
  },
  staffActions: {
    'multiplier changed': 'canManageMultipliers',
  },
  firstSteps: ['earnpoints', 'most-points', 'points', 'points-info'],
} as const satisfies ContractDomain
