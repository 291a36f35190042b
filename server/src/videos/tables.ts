type VideoTables = {
  video: {
    article_id: number
    youtube_video_id: string
    duration: number | null
    published_before: Date | null
  }
  watch_session: {
    user_id: number
    article_id: number
    started_at: Date
    reported_at: Date | null
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends VideoTables {}
}
