import { useState, type ComponentProps } from 'react'
import type { PictureRule } from '@loadout/contract/platform/picture-rule.ts'
import { useText } from '../../platform/language/language.tsx'
import { Field } from './Field.tsx'
import css from './PictureField.module.css'

type Props = {
  label: string
  rule: PictureRule
  /** What is shown until another is chosen. */
  picture?: string | undefined
  error?: string | undefined
  onChoose: (file: File | undefined) => void
} & Pick<ComponentProps<'input'>, 'ref'>

const MEGABYTE = 1_024 * 1_024

/** A picture from this machine, shown as soon as it is chosen. What it may be stands below; of that the bytes are held against the rule here, all else by the server. */
export function PictureField({ label, rule, picture, error, onChoose, ref }: Props) {
  const text = useText()
  const [chosen, setChosen] = useState<string>()
  const [name, setName] = useState<string>()
  const [isTooLarge, setTooLarge] = useState(false)
  const { least, most } = rule
  const megabytes = rule.mostBytes / MEGABYTE
  const pixels = ({ width, height }: PictureRule['least']) => `${width} × ${height}`
  const hint = text('picture.rule', { formats: rule.formats.map((format) => format.toUpperCase()).join(', '), megabytes, least: pixels(least), most: pixels(most) })

  async function choose(input: HTMLInputElement) {
    const file = input.files?.[0]
    const isFit = file === undefined || file.size <= rule.mostBytes
    setTooLarge(!isFit)
    if (!isFit) input.value = ''
    setChosen(file && isFit ? await readAsAddress(file) : undefined)
    setName(isFit ? file?.name : undefined)
    onChoose(isFit ? file : undefined)
  }

  const shown = chosen ?? picture
  return (
    <Field label={label} hint={hint} error={isTooLarge ? text('picture.too_large', { megabytes }) : error}>
      {({ required: _required, ...control }) => (
        <span className={css.root}>
          {shown !== undefined && <img className={css.picture} src={shown} alt="" />}
          <input {...control} ref={ref} className={`vh ${css.input}`} type="file" accept={rule.formats.map((format) => `image/${format}`).join(',')} onChange={({ target }) => void choose(target)} />
          <span className={css.choice}>
            <label className={css.button} htmlFor={control.id}>{text('picture.choose')}</label>
            {name}
          </span>
        </span>
      )}
    </Field>
  )
}

/** The site's policy knows pictures of this kind of address, and none of memory. */
const readAsAddress = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.readAsDataURL(file)
  })
