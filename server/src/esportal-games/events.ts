/** As the tasks are called that they are paid as. */
export type EsportalGameKind =
  | 'esportal_game'
  | 'esportal_game_won'
  | 'esportal_tournament_game'
  | 'esportal_prime_game'

type EsportalGameEvents = {
  /** A member has finished a game at Esportal. */
  'esportal game finished': { gameId: number; kind: EsportalGameKind }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends EsportalGameEvents {}
}
