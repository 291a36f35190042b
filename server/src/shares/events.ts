import type { ArticleType } from '@loadout/contract/comments/comments.ts'
import type { Intent } from '@loadout/contract/shares/intents.ts'

type ShareEvents = {
  /** A member has done something elsewhere for the site, such as sharing an article of it. */
  'intent noted': {
    intent: Intent
    article: { type: ArticleType; id: number; authorId: number } | null
  }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends ShareEvents {}
}
