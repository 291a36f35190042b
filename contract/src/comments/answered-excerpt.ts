/** How much is shown of a comment with those that answer it. */
export const ANSWERED_EXCERPT_MAX = 120
