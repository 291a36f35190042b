/** What is drawn for news without a picture; each game has one. */
export const patterns = ['general', 'csgo', 'fortnite', 'pubg', 'lol', 'dota', 'poker'] as const
export type Pattern = (typeof patterns)[number]

/** The game with which the front page begins, so it is always shown (FILTER-10). */
export const FIRST_GAME = 2
/** What belongs to no game, and the shop categories, are below it (AMB-13). */
export const GENERAL = 1
