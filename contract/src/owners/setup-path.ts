/** Where the first owner of a site is made; its token follows as a step. */
export const SETUP = '/setup'
