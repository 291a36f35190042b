import type { Domain } from '../domain.ts'
import { esportalFiles } from './member-files.ts'
import { forgetGamesOf } from './forget-member.ts'
import { forgetGames, pollEsportal } from './poll-games.ts'

export const esportalGames: Domain = {
  jobs: [pollEsportal],
  forget: [forgetGames],
  forgetRest: [forgetGamesOf],
  ofMember: esportalFiles,
}
