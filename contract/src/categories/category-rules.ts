/** Sets of categories are integers of PostgreSQL, a bit for each number, so numbers end here. */
export const CATEGORY_ID_MAX = 30
/** Of games and shop categories. */
export const CATEGORY_NAME_MAX = 60
export const CATEGORY_SHORT_NAME_MAX = 20
