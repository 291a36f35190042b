type Times = { published_at: Date | null; revised_at: Date | null }

/** When readers last got another text: what was rewritten before it was published is new to all. */
export const revisedAt = ({ published_at, revised_at }: Times): Date | null =>
  published_at && revised_at && revised_at > published_at ? revised_at : null
