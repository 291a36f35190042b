import type { Tag as TagName } from '@loadout/contract/tags/tags.ts'
import css from './Tag.module.css'

export function Tag({ tag }: { tag: TagName }) {
  return (
    <a className={css.root} href={`/tags/${tag.id}/${encodeURIComponent(tag.name)}`}>
      {tag.name}
    </a>
  )
}
