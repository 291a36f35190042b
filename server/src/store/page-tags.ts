/** Of pages that list what can be bought, or who has bought something. */
export const STORE = 'store'

/** Of pages that show this item, such as every page with it in its footer. */
export const itemTag = (id: number) => `store:${id}`
