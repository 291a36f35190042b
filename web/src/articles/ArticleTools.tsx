import type { ArticleType } from '@loadout/contract/comments/comments.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { copyText } from '../platform/layer/copy-text.ts'
import { openShare } from '../shares/open-share.ts'
import { pageAddress } from '../shares/page-address.ts'
import { Icon } from '../ui/Icon.tsx'
import { shownUpvotes } from '../upvotes/shown-upvotes.ts'
import { useUpvote, useUpvoted } from '../upvotes/upvotes.ts'
import css from './ArticleLayout.module.css'

type Props = {
  article: { id: number; title: string; upvotes: number; upvoted: boolean; comments: number }
  type: ArticleType
  /** What asks for the language it is shown in, for addresses that name none. */
  shownLanguage?: string | undefined
}

/** Beside the text on a wide screen, above the bottom bar on a small one. */
export function ArticleTools({ article, type, shownLanguage }: Props) {
  const { language, text } = useLanguage()
  const upvotes = shownUpvotes(article.upvotes)
  const upvote = useUpvote('giveToArticle', type)
  const isGiven = useUpvoted(article)

  const copy = () =>
    copyText(pageAddress(location, shownLanguage), {
      copied: text('news.link_copied'),
      failed: text('news.link_not_copied'),
    })

  return (
    <div className={css.tools} role="group" aria-label={text('news.tools')}>
      <button
        type="button"
        className={css.upvote}
        aria-pressed={isGiven}
        aria-disabled={isGiven || undefined}
        aria-label={text('news.upvotes', { count: upvotes })}
        onClick={isGiven ? undefined : () => upvote(article.id)}
      >
        <Icon name="chevron-up" />
        {figureText(language.locale, upvotes)}
      </button>
      <a
        className={css.tool}
        href="#comments"
        aria-label={text('news.go_to_comments', { count: article.comments })}
      >
        <Icon name="message-square" />
        <span aria-hidden>{figureText(language.locale, article.comments)}</span>
      </a>
      <button
        type="button"
        className={css.tool}
        onClick={() => void copy()}
        aria-label={text('news.copy_link')}
        title={text('news.copy_link')}
      >
        <Icon name="link" />
      </button>
      <button
        type="button"
        className={css.tool}
        onClick={() =>
          openShare({ title: article.title, shownLanguage, article: { id: article.id, type } })
        }
        aria-label={text('shares.share')}
        title={text('shares.share')}
      >
        <Icon name="share" />
      </button>
    </div>
  )
}
