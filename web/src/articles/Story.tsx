import { languageById } from '@loadout/contract/languages/languages.ts'
import { useCategory } from '../categories/categories.tsx'
import { accent } from '../ui/accent.ts'
import { CategoryLabel } from '../categories/CategoryLabel.tsx'
import { classNames } from '../ui/class-names.ts'
import { storyPath, type StoryEntry } from './story-entry.ts'
import { StoryMeta } from './StoryMeta.tsx'
import { StoryPicture } from './StoryPicture.tsx'
import css from './Story.module.css'

export type StoryLayout = 'full' | 'flipped' | 'half' | 'card' | 'row' | 'mini'

type Props = {
  entry: StoryEntry
  layout: StoryLayout
  heading?: 'h2' | 'h3'
  /** Above the fold: its picture is asked for at once. */
  priority?: boolean
}

/** An article in a list. The title is the one link; it spreads over the whole story. */
export function Story({ entry, layout, heading: Heading = 'h3', priority }: Props) {
  const category = useCategory(entry.categories[0]?.id)
  const picture = layout === 'flipped' ? 'full' : layout

  return (
    <article
      className={classNames(css.root, css[picture], layout === 'flipped' && css.flipped)}
      data-layout={layout}
      lang={languageById(entry.language_id)?.locale}
      {...accent(category)}
    >
      <div className={css.media}>
        <StoryPicture path={entry.image} layout={picture} priority={priority} />
      </div>
      <div className={css.body}>
        {category && layout !== 'mini' && <CategoryLabel category={category} />}
        <Heading className={css.title}>
          <a href={storyPath(entry)}>{entry.title}</a>
        </Heading>
        {(picture === 'full' || layout === 'half') && (
          <p className={css.excerpt}>{entry.excerpt}</p>
        )}
        {entry.note}
        <StoryMeta entry={entry} layout={layout} />
      </div>
    </article>
  )
}
