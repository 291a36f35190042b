import type { Domain } from '../domain.ts'
import { forgetEndedSessions } from './sessions.ts'
import { forgetExchanges } from './exchanged-secrets.ts'

export const sessions: Domain = {
  forget: [forgetEndedSessions, forgetExchanges],
}
