/** Of pages with slides. */
export const HERO = 'hero'
