import { entryAnchor } from '@loadout/contract/guestbook/entry-anchor.ts'
import type { GuestbookEntry } from '@loadout/contract/guestbook/guestbook.ts'
import { userPath } from '@loadout/contract/platform/paths.ts'
import { CommentText } from '../comments/CommentText.tsx'
import { Avatar } from '../people/Avatar.tsx'
import { Verified } from '../people/Verified.tsx'
import { loadTexts } from '../platform/language/catalogues.ts'
import { showPartMissing } from '../platform/layer/failures.ts'
import { Part } from '../platform/layer/Part.tsx'
import { useMember } from '../platform/session/session.ts'
import { Time } from '../ui/Time.tsx'
import css from './Guestbook.module.css'

const loadTools = async () =>
  (await Promise.all([import('./EntryTools.tsx'), loadTexts('members')]))[0].EntryTools

export function GuestbookItem({ entry, ownerId }: { entry: GuestbookEntry; ownerId: number }) {
  const { author, message, mentions, inserted } = entry
  const member = useMember()
  return (
    // An article by its role: the element is to have a heading.
    <div role="article" className={css.entry} id={entryAnchor(entry.id)}>
      <Avatar path={author.avatar} size={40} />
      <div>
        <div className={css.head}>
          <a className={css.name} href={userPath(author.username)}>
            {author.username}
          </a>
          <Verified person={author} />
          <Time at={inserted} />
        </div>
        <CommentText message={message} mentions={mentions} />
        {member && (
          <Part load={loadTools} onMissing={showPartMissing} props={{ entry, ownerId, member }} />
        )}
      </div>
    </div>
  )
}
