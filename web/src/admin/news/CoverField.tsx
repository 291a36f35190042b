import { useId, useState, type DragEvent } from 'react'
import { newsPictureRule } from '@loadout/contract/news/news-picture-rule.ts'
import { MEGABYTE } from '@loadout/contract/platform/picture-rule.ts'
import { useText } from '../../platform/language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { pictureUrl } from '../../ui/pictures.ts'
import { fitsRule, readPicture } from './picture-file.ts'
import css from './CoverField.module.css'

type Props = {
  /** What readers see now; undefined for news that are new. */
  saved: string | undefined
  /** What the next save brings: a file, or nothing but the pattern of the game. */
  chosen: File | '' | undefined
  onChange: (chosen: File | '' | undefined) => void
}

const isDrawn = (path: string | undefined) => path === undefined || /\/[a-z]+-[1-8]$/.test(path)

/** The picture of the news, by choice or by dropping it here. What it must be is said before and looked at at once (NEWS-23, NEWS-24, NEWS-25). */
export function CoverField({ saved, chosen, onChange }: Props) {
  const text = useText()
  const id = useId()
  const [preview, setPreview] = useState<string>()
  const [error, setError] = useState<string>()
  const { least, most, mostBytes } = newsPictureRule

  async function take(file: File | undefined) {
    if (!file) return
    const picture = await readPicture(file)
    if (!picture || !fitsRule(file, picture, newsPictureRule)) return setError(text('error.picture_unreadable'))
    setError(undefined)
    setPreview(picture.url)
    onChange(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void take(event.dataTransfer.files[0])
  }
  const shown = chosen instanceof File ? preview : chosen === undefined && saved !== undefined ? pictureUrl(saved, '600x280') : undefined

  return (
    <div className={css.root}>
      <label htmlFor={id}>{text('newsroom.picture')}</label>
      <div className={css.zone} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Icon name="image-up" size="lg" />
        <span>{text('newsroom.picture_choose')}</span>
        <small id={`${id}-hint`}>{text('newsroom.picture_rule', { least: `${least.width}×${least.height}`, most: `${most.width}×${most.height}`, megabytes: mostBytes / MEGABYTE })}</small>
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg"
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error !== undefined || undefined}
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      <p id={`${id}-error`} className={css.error} aria-live="polite">{error && <><Icon name="alert" size="sm" />{error}</>}</p>
      {shown && <img src={shown} alt={text('newsroom.picture')} width={600} height={280} />}
      {chosen instanceof File || (chosen === undefined && !isDrawn(saved))
        ? <Button size="sm" variant="quiet" onClick={() => onChange(isDrawn(saved) ? undefined : '')}>{text('newsroom.picture_remove')}</Button>
        : <small>{text('newsroom.picture_none')}</small>}
    </div>
  )
}
