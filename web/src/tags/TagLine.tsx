import type { Tag as TagName } from '@loadout/contract/tags/tags.ts'
import { Tag } from './Tag.tsx'
import css from './TagLine.module.css'

/** One line of tags that scrolls sideways where it does not fit. */
export function TagLine({ title, tags }: { title: string; tags: TagName[] }) {
  return (
    <section className={css.root}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.tags}>
        {tags.map((tag) => (
          <li key={tag.id}>
            <Tag tag={tag} />
          </li>
        ))}
      </ul>
    </section>
  )
}
