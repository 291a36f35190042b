/** What pages depend on that show rankings: who is in them, and which week was closed last. */
export const RANKINGS = 'rankings'
