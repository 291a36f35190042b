import { postPictureRule } from '@loadout/contract/posts/post-picture-rule.ts'
import type { WrittenPost } from '@loadout/contract/posts/writing.ts'
import { MAX_TAGS } from '@loadout/contract/tags/wire-tags.ts'
import { PollField } from '../../admin/polls/PollField.tsx'
import { pictureChoice } from '../../articles/picture-choice.ts'
import { useText } from '../../platform/language/language.tsx'
import { PictureField } from '../../ui/forms/PictureField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import type { PostForm } from './post-form.ts'
import type { PostErrors } from './use-post-errors.ts'

type Props = {
  post: WrittenPost | undefined
  form: PostForm
  errorOf: PostErrors
  onChange: (part: Partial<PostForm>) => void
}

/** What only admins have (POST-41). It reaches the server with publishing. */
export function AdminFields({
  post,
  form: { picture, tags, poll, languageId },
  errorOf,
  onChange,
}: Props) {
  const text = useText()
  return (
    <>
      <PictureField
        label={text('posts.picture')}
        rule={postPictureRule}
        error={errorOf('image')}
        {...pictureChoice({
          saved: post?.image,
          choice: picture,
          size: '600x280',
          onChange: (choice) => onChange({ picture: choice }),
        })}
      />
      <TextField
        label={text('posts.tags')}
        hint={text('posts.tags_hint', { max: MAX_TAGS })}
        error={errorOf('tags')}
        autoComplete="off"
        maxLength={800}
        value={tags}
        onChange={({ target }) => onChange({ tags: target.value })}
      />
      <PollField
        poll={poll}
        languageId={languageId}
        error={errorOf('poll')}
        onChange={(next) => onChange({ poll: next })}
      />
    </>
  )
}
