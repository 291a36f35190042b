type StatisticsTables = {
  reader_salt: { day: number; salt: Buffer }
  article_reader: { article_id: number; day: number; reader: Buffer }
  author_reader: { author_id: number; day: number; reader: Buffer }
  article_day: { article_id: number; day: number; kind: number; views: number }
  article_country: { article_id: number; country_code: string; views: number }
  author_day: { author_id: number; day: number; visitors: number }
  author_visitors: { author_id: number; visitors: number }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends StatisticsTables {}
}
