import { useLanguage } from '../platform/language/language.tsx'
import { Avatar } from '../people/Avatar.tsx'
import { MemberName } from '../people/MemberName.tsx'
import { Verified } from '../people/Verified.tsx'
import { Figure } from '../ui/Figure.tsx'
import { Meta } from '../ui/Meta.tsx'
import { OtherLanguage } from '../ui/OtherLanguage.tsx'
import type { StoryLayout } from './Story.tsx'
import type { StoryEntry } from './story-entry.ts'
import { Time } from '../ui/Time.tsx'
import { Upvotes } from '../upvotes/Upvotes.tsx'
import css from './StoryMeta.module.css'

/**
 * Who wrote it, when, and what came back. Said in the reader's language inside a story of any
 * language.
 */
export function StoryMeta({ entry, layout }: { entry: StoryEntry; layout: StoryLayout }) {
  const { text, language } = useLanguage()
  const { author, published, upvotes, comments, language_id } = entry
  return (
    <div lang={language.locale}>
      <Meta className={css[layout]}>
        {layout !== 'mini' && (
          <>
            <MemberName of={author}>
              <Avatar path={author.avatar} size={20} />
            </MemberName>
            <Verified person={author} />
          </>
        )}
        <OtherLanguage id={language_id} />
        {upvotes !== undefined && (
          <span className={css.figures}>
            <Upvotes stored={upvotes} />
            {comments !== undefined && layout !== 'mini' && (
              <Figure icon="message-square" label={text('comments.label')} figure={comments} />
            )}
          </span>
        )}
        {/* Last: the room it keeps is then no hole in the line. */}
        {published !== null && <Time at={published} />}
      </Meta>
    </div>
  )
}
