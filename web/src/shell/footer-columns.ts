/** The column that stands below the name of the site. */
export const COLUMN_OF_SITE = 1

/** The numbers of `footer_category` (PAGE-02) and their headings. */
export const footerColumns = [
  { number: COLUMN_OF_SITE, label: 'footer.product' },
  { number: 2, label: 'footer.games' },
  { number: 3, label: 'footer.esports' },
] as const
