import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { listPopularTags } from '@loadout/contract/tags/tags.ts'
import { MAX_TAGS } from '@loadout/contract/tags/wire-tags.ts'
import { query } from '../../platform/call/query.ts'
import { useText } from '../../platform/language/language.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { suggestTags } from './suggest-tags.ts'

/** Others that are spelled like them bring articles together, so it suggests what is in use. */
const popularTags = query(listPopularTags, { limit: 101 })

type Props = { tags: string; error: string | undefined; onChange: (tags: string) => void }

/** The tags of news as they are typed, with commas. */
export function TagsField({ tags, error, onChange }: Props) {
  const text = useText()
  const listId = useId()
  const known = useQuery(popularTags).data?.entries.map(({ name }) => name) ?? []
  return (
    <>
      <TextField
        label={text('newsroom.tags')}
        hint={text('newsroom.tags_hint', { max: MAX_TAGS })}
        error={error}
        autoComplete="off"
        maxLength={800}
        list={listId}
        value={tags}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={listId}>
        {suggestTags(tags, known).map((suggested) => (
          <option key={suggested}>{suggested}</option>
        ))}
      </datalist>
    </>
  )
}
