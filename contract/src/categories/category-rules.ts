/** Of games and shop categories. */
export const CATEGORY_NAME_MOST = 60
export const CATEGORY_SHORT_NAME_MOST = 20
