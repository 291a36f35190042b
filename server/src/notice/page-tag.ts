/** On every page, shown or not: a change of it clears them all. */
export const NOTICE = 'notice'
