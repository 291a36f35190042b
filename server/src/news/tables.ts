type NewsTables = {
  published_news: { news_id: number }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends NewsTables {}
}
