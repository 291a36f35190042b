import { tagPath } from '@loadout/contract/platform/paths.ts'
import type { Tag as TagName } from '@loadout/contract/tags/tags.ts'
import css from './Tag.module.css'

export function Tag({ tag }: { tag: TagName }) {
  return (
    <a className={css.root} href={tagPath(tag)}>
      {tag.name}
    </a>
  )
}
