import { sql } from 'kysely'
import { linkTo, linkToFormer } from '../articles/erase-mentions.ts'
import { FORMER_MENTION, mentionOf } from '../comments/mention-pattern.ts'
import type { EraseTraces } from '../leaving/leaver.ts'

/**
 * As in articles that readers see: what others have written beside a post comes to be its text when
 * they publish it.
 */
export const eraseNamesInChanges: EraseTraces = async ({ transaction, settings }, leaver) => {
  const { id, joined, names } = leaver
  for (const name of names)
    await transaction(async ({ tx }) => {
      const mention = mentionOf(name)
      await sql`
        update post_change
        set title = regexp_replace(title, ${mention}, ${FORMER_MENTION}, 'gi'),
          content = regexp_replace(content, ${mention}, ${FORMER_MENTION}, 'gi')
        where kept_at >= ${joined} and (title || ' ' || content) ~* ${mention}`.execute(tx)
      const link = linkTo(name, settings.origin)
      await sql`
        update post_change
        set content = regexp_replace(content, ${link}, ${linkToFormer(id)}, 'gi')
        where content ~* ${link}`.execute(tx)
    })
}
