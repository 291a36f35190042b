import type { Domain } from '../domain.ts'
import { forgetPresence } from './forget-member.ts'
import { countEveryMinute } from './count-presence.ts'

export const presence: Domain = {
  jobs: [countEveryMinute],
  forgetRest: [forgetPresence],
}
