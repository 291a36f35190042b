/** Sets of categories are integers of PostgreSQL, a bit for each number, so numbers end here. */
export const CATEGORY_ID_MOST = 30
/** Of games and shop categories. */
export const CATEGORY_NAME_MOST = 60
export const CATEGORY_SHORT_NAME_MOST = 20
