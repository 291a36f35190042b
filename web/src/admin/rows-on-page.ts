export const ROWS_A_PAGE = 20

/** What a list of staff asks for; the first page is 1. */
export const rowsOn = (page: number) => ({ limit: ROWS_A_PAGE, offset: (page - 1) * ROWS_A_PAGE })
