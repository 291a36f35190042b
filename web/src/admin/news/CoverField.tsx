import { newsPictureRule } from '@loadout/contract/news/news-picture-rule.ts'
import { isDrawn } from '../../articles/is-drawn.ts'
import { useText } from '../../platform/language/language.tsx'
import { PictureField } from '../../ui/forms/PictureField.tsx'
import { pictureUrl } from '../../ui/pictures.ts'
import css from './CoverField.module.css'

type Props = {
  /** What readers see now; undefined for news that are new. */
  saved: string | undefined
  /** What the next save brings: a file, or nothing but the pattern of the game. */
  chosen: File | '' | undefined
  onChange: (chosen: File | '' | undefined) => void
}

/**
 * The picture of the news, which may have none but the pattern of their game (NEWS-23, NEWS-24,
 * NEWS-25).
 */
export function CoverField({ saved, chosen, onChange }: Props) {
  const text = useText()
  const hasPicture = chosen instanceof File || (chosen === undefined && !isDrawn(saved))

  return (
    <div className={css.root}>
      <PictureField
        label={text('newsroom.picture')}
        rule={newsPictureRule}
        chosen={chosen instanceof File ? chosen : undefined}
        picture={
          chosen === undefined && saved !== undefined ? pictureUrl(saved, '600x280') : undefined
        }
        onChoose={onChange}
        onRemove={hasPicture ? () => onChange(isDrawn(saved) ? undefined : '') : undefined}
      />
      {!hasPicture && <small>{text('newsroom.picture_none')}</small>}
    </div>
  )
}
