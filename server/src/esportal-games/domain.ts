import type { Domain } from '../domain.ts'
import { esportalFiles } from './member-files.ts'
import { eraseGames } from './erase-member.ts'
import { forgetGames, pollEsportal } from './poll-games.ts'

export const esportalGames: Domain = {
  jobs: [pollEsportal],
  forget: [forgetGames],
  eraseTraces: [eraseGames],
  ofMember: esportalFiles,
}
