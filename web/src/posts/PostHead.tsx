import { languageById } from '@loadout/contract/languages/languages.ts'
import type { Post } from '@loadout/contract/posts/posts.ts'
import { readingMinutes } from '../articles/reading-time.ts'
import { useCategory } from '../categories/categories.tsx'
import { CategoryLabel } from '../categories/CategoryLabel.tsx'
import { Avatar } from '../people/Avatar.tsx'
import { MemberName } from '../people/MemberName.tsx'
import { Verified } from '../people/Verified.tsx'
import { useText } from '../platform/language/language.tsx'
import { loadTexts } from '../platform/language/catalogues.ts'
import { Part } from '../platform/layer/Part.tsx'
import { useMember } from '../platform/session/session.ts'
import { Badge } from '../ui/Badge.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Time } from '../ui/Time.tsx'
import layout from '../articles/ArticleLayout.module.css'
import css from './PostHead.module.css'

const loadActions = async () =>
  (await Promise.all([import('./PostActions.tsx'), loadTexts('members')]))[0].PostActions
/** The post can be read without them. */
const withoutActions = () => undefined

export function PostHead({ post }: { post: Post }) {
  const text = useText()
  const member = useMember()
  const category = useCategory(post.categories[0]?.id)
  const { author, published, starred } = post

  return (
    <header className={layout.head}>
      {category && <CategoryLabel category={category} />}
      <h1 lang={languageById(post.language_id)?.locale}>
        {post.title === '' ? text('posts.untitled') : post.title}
      </h1>
      <div className={css.line}>
        <div className={layout.byline}>
          <Avatar path={author.avatar} size={40} />
          <div>
            <MemberName of={author} className={layout.author} /> <Verified person={author} />
            <div className={layout.facts}>
              {starred !== null && (
                <span className={css.star}>
                  <Icon name="star" size="sm" />
                  {text('posts.starred')}
                </span>
              )}
              <span>{text('news.reading_time', { minutes: readingMinutes(post.content) })}</span>
              {published === null ? (
                <Badge kind="outline">{text('posts.draft')}</Badge>
              ) : (
                <Time at={published} exact />
              )}
            </div>
          </div>
        </div>
        {member && <Part load={loadActions} onMissing={withoutActions} props={{ post, member }} />}
      </div>
    </header>
  )
}
