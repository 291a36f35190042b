/** Behind every page, there or not: a change of it clears them all. */
export const BACKGROUND_AD = 'background-ad'
