import type { Domain } from '../domain.ts'
import { erasePresence } from './erase-member.ts'
import { countEveryMinute } from './count-presence.ts'

export const presence: Domain = {
  jobs: [countEveryMinute],
  eraseTraces: [erasePresence],
}
