/** The words that the demo content uses for what the database knows by number. */
export const categoryIdByKey = { general: 1, csgo: 2, fortnite: 3, pubg: 4, lol: 5 } as const
export const localeIds = { en: 0, sv: 1, pt: 2, de: 3, pl: 4, ru: 5, uk: 6 } as const
