import { userPath } from '@loadout/contract/platform/paths.ts'
import { mentionParts } from './mention-parts.ts'
import type { Mention } from './mention-parts.ts'
import css from './CommentText.module.css'

/**
 * Plain text with its line breaks, the people in it linked: all of the comment and nothing else,
 * because the start-up reads it back from here (without-messages.ts).
 */
export function CommentText({ message, mentions }: { message: string; mentions: Mention[] }) {
  return (
    <p className={css.root}>
      {mentionParts(message, mentions).map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a key={index} className={css.mention} href={userPath(part.mention.name)}>
            {part.written}
          </a>
        ),
      )}
    </p>
  )
}
