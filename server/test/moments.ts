/** Fields of calls that are moments, which are kept in a column wider than that of a number. */
export const moments: ReadonlySet<string> = new Set([
  'publish_at',
  'until',
  'ends_at',
  'timestamp',
  'start_date',
  'end_date',
])
