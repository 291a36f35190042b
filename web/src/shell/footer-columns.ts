/** The numbers of `footer_category` (PAGE-02) and their headings. */
export const footerColumns = [
  { number: 1, label: 'footer.product' },
  { number: 2, label: 'footer.games' },
  { number: 3, label: 'footer.esports' },
] as const
