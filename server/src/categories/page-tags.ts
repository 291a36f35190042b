/** Of pages that name the categories: nearly all, but they hardly ever change. */
export const CATEGORIES = 'categories'
