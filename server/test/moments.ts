/** Fields of calls that are moments: no column of the size of a number holds them. */
export const moments: ReadonlySet<string> = new Set([
  'publish_at',
  'until',
  'ends_at',
  'timestamp',
  'start_date',
  'end_date',
  'from',
  'to',
])
