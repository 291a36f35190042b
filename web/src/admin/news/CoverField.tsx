import { newsPictureRule } from '@loadout/contract/news/news-picture-rule.ts'
import { pictureChoice, type PictureChoice } from '../../articles/picture-choice.ts'
import { useText } from '../../platform/language/language.tsx'
import { PictureField } from '../../ui/forms/PictureField.tsx'
import css from './CoverField.module.css'

type Props = {
  /** What readers see now; undefined for news that are new. */
  saved: string | undefined
  chosen: PictureChoice
  error: string | undefined
  onChange: (chosen: PictureChoice) => void
}

/**
 * The picture of the news, which may have none but the pattern of their game (NEWS-23, NEWS-24,
 * NEWS-25).
 */
export function CoverField({ saved, chosen, error, onChange }: Props) {
  const text = useText()
  const picture = pictureChoice({ saved, choice: chosen, size: '600x280', onChange })
  return (
    <div className={css.root}>
      <PictureField
        label={text('newsroom.picture')}
        rule={newsPictureRule}
        error={error}
        {...picture}
      />
      {!picture.onRemove && <small>{text('newsroom.picture_none')}</small>}
    </div>
  )
}
