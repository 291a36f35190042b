/** The words that the demo content uses for what the database knows by number. */
export const categoryIdByKey = { general: 1, csgo: 2, fortnite: 3, pubg: 4, lol: 5 } as const
