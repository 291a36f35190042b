/** Where a poll is asked. */
export const kindLabels = {
  site: 'staff_polls.kind_site',
  news: 'staff_polls.kind_news',
  post: 'staff_polls.kind_post',
} as const
