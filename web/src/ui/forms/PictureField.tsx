import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react'
import { MEGABYTE, type PictureRule } from '@loadout/contract/platform/picture-rule.ts'
import { useText } from '../../platform/language/language.tsx'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { Field } from './Field.tsx'
import { pictureAddress, readPicture } from './picture-file.ts'
import css from './PictureField.module.css'

type Props = {
  label: string
  rule: PictureRule
  /** What was chosen before the field was there, and is looked at like any other. */
  given?: File | undefined
  chosen: File | undefined
  /** What is shown until another is chosen. */
  picture?: string | undefined
  error?: string | undefined
  onChoose: (file: File) => void
  /** Given while there is something to be taken away. */
  onRemove?: (() => void) | undefined
}

/**
 * A picture from this machine, by choice or by dropping it here. What it may be is said before,
 * looked at at once, and shown.
 */
export function PictureField({
  label,
  rule,
  given,
  chosen,
  picture,
  error,
  onChoose,
  onRemove,
}: Props) {
  const text = useText()
  const [isRefused, setRefused] = useState(false)
  const asked = useRef<File>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const pixels = ({ width, height }: PictureRule['min']) => `${width} × ${height}`

  async function take(file: File | undefined) {
    if (!file) return
    asked.current = file
    const address = await readPicture(file, rule)
    if (asked.current !== file) return
    setRefused(address === undefined)
    if (address !== undefined) onChoose(file)
  }
  const takeGiven = useEffectEvent(take)
  useEffect(() => void takeGiven(given), [given])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void take(event.dataTransfer.files[0])
  }

  const shown = chosen ? pictureAddress(chosen) : picture
  return (
    <div className={css.root}>
      <Field
        label={label}
        error={isRefused ? text('error.picture_unreadable') : error}
        // The browser’s own field is emptied, so that the same file can be chosen again.
        ok={chosen?.name}
      >
        {(control) => (
          <div className={css.zone} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
            <Icon name="image-up" size="lg" />
            <span>{text('picture.choose')}</span>
            <small id={`${control.id}-rule`}>
              {text('picture.rule', {
                formats: rule.formats.map((format) => format.toUpperCase()).join(', '),
                megabytes: rule.maxBytes / MEGABYTE,
                min: pixels(rule.min),
                max: pixels(rule.max),
              })}
            </small>
            <input
              {...control}
              ref={input}
              aria-describedby={[`${control.id}-rule`, control['aria-describedby']]
                .filter(Boolean)
                .join(' ')}
              type="file"
              accept={rule.formats.map((format) => `image/${format}`).join(',')}
              onChange={({ target }) => {
                void take(target.files?.[0])
                target.value = ''
              }}
            />
          </div>
        )}
      </Field>
      {shown !== undefined && <img src={shown} alt={label} />}
      {onRemove && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            setRefused(false)
            onRemove()
            // The button may be gone with the picture.
            input.current?.focus()
          }}
        >
          {text('picture.remove')}
        </Button>
      )}
    </div>
  )
}
