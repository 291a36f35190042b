import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { publishPost } from '@loadout/contract/posts/writing.ts'
import type { ShopItem } from '@loadout/contract/store/store.ts'
import { useCategory } from '../../categories/categories.tsx'
import { call } from '../../platform/call/call.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import { refreshPostLists } from '../../posts/refresh-post-lists.ts'
import { Button } from '../../ui/Button.tsx'
import { useSubmission } from '../../ui/forms/submission.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { useDollarsText } from '../../wallet/currency.ts'
import { gameOf, purchasePost } from './purchase-post.ts'
import css from './PurchasePost.module.css'

type Props = { item: ShopItem; author: OwnUser; onClose: () => void }

/** Shows the post that would be written of a purchase, and publishes it (STORE-26). */
export function PurchasePost({ item, author, onClose }: Props) {
  const { language, text } = useLanguage()
  const dollarsText = useDollarsText()
  const queries = useQueryClient()
  const category = useCategory(item.category_id)
  const [postId, setPostId] = useState<number>()
  const { busy, send } = useSubmission(() => undefined)
  const focus = useKeptFocus<HTMLDivElement>(
    postId === undefined ? ['lead', 'post', 'button'] : ['posted'],
  )
  const { title, words, content } = purchasePost(item, dollarsText(item.price), text)

  const publish = () =>
    send(async () => {
      const { id } = await call(
        publishPost,
        {
          language_id: language.id,
          shop_item_id: item.id,
          categories: [gameOf(item, category)],
          title,
          content,
        },
        { quiet: true },
      )
      void refreshPostLists(queries)
      setPostId(id)
    })

  return (
    <div className={css.root} role="status" {...focus}>
      {postId === undefined ? (
        <>
          <p className={css.lead}>{text('store.post_preview')}</p>
          <blockquote className={css.post}>
            <b>{title}</b>
            <p>{words}</p>
          </blockquote>
          <Button variant="primary" busy={busy} onClick={publish}>
            {text('store.post')}
          </Button>
        </>
      ) : (
        <p>
          {text('store.posted')}{' '}
          <a className={css.link} href={`/post/${author.username}/${postId}`} onClick={onClose}>
            {text('store.read_post')}
          </a>
        </p>
      )}
    </div>
  )
}
