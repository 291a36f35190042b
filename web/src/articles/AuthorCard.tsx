import type { Author } from '@loadout/contract/accounts/author.ts'
import { isFormerMember } from '@loadout/contract/accounts/former-member.ts'
import { archivePath, postArchivePath } from '@loadout/contract/platform/paths.ts'
import { FollowButton } from '../following/FollowButton.tsx'
import { useText } from '../platform/language/language.tsx'
import { Avatar } from '../people/Avatar.tsx'
import { MemberName } from '../people/MemberName.tsx'
import { Button } from '../ui/Button.tsx'
import { Meta } from '../ui/Meta.tsx'
import { Verified } from '../people/Verified.tsx'
import css from './AuthorCard.module.css'

type Props = {
  author: Author
  /** How much they have published; beside a post only the posts are known. */
  news?: number
  posts: number
}

export function AuthorCard({ author, news, posts }: Props) {
  const text = useText()
  return (
    <div className={css.root}>
      <Avatar path={author.avatar} size={48} />
      <div>
        <MemberName of={author} className={css.name} /> <Verified person={author} />
        <Meta>
          {news !== undefined && <span>{text('news.news_count', { count: news })}</span>}
          <span>{text('news.post_count', { count: posts })}</span>
        </Meta>
      </div>
      {!isFormerMember(author.username) && <Actions author={author} news={news} posts={posts} />}
    </div>
  )
}

type ActionsProps = { author: Author; news: number | undefined; posts: number }

function Actions({ author, news, posts }: ActionsProps) {
  const text = useText()
  return (
    <div className={css.actions}>
      {news !== undefined && (
        <Button size="sm" href={archivePath(author)}>
          {text('news.archive')}
        </Button>
      )}
      {posts > 0 && (
        <Button size="sm" href={postArchivePath(author)}>
          {text('news.posts')}
        </Button>
      )}
      <FollowButton userId={author.id} />
    </div>
  )
}
