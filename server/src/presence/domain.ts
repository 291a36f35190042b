import type { Domain } from '../domain.ts'
import { countEveryMinute } from './count-presence.ts'

export const presence: Domain = {
  jobs: [countEveryMinute],
}
