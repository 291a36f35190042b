import type { ArticleType } from '@loadout/contract/comments/comments.ts'
import type { Db } from '../platform/db/database.ts'
import type { EventKind } from '../platform/event-kinds.ts'
import type { Recorded } from '../platform/events.ts'
import type { Told } from './told.ts'

type Rule<Kind extends EventKind> = (
  event: Recorded<Kind>,
  db: Db,
) => readonly Told[] | Promise<readonly Told[]>

/** What happened, and who is told of what: each theme has a table of these. */
export type TellingRules = { readonly [Kind in EventKind]?: Rule<Kind> }

/** As an event is called by which nobody is told twice. */
export const articleName = (type: ArticleType, id: number) => `${type} ${id}`
