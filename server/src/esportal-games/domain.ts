import type { Domain } from '../domain.ts'
import { forgetGames, pollEsportal } from './poll-games.ts'

export const esportalGames: Domain = {
  jobs: [pollEsportal],
  forget: [forgetGames],
}
