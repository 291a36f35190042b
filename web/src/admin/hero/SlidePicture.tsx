import { heroPictureRule } from '@loadout/contract/hero/hero-picture-rule.ts'
import { LINK_MAX } from '@loadout/contract/platform/wire.ts'
import { useText } from '../../platform/language/language.tsx'
import { PictureField } from '../../ui/forms/PictureField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useValues } from '../../ui/forms/use-call-form.ts'
import type { SlideFields } from './use-slide-form.ts'
import css from './HeroSlideDialog.module.css'

type Props = { form: SlideFields; pictures: readonly string[] }

/** A new picture or one of another slide, and where it leads. */
export function SlidePicture({ form, pictures }: Props) {
  const text = useText()
  const { picture, chosen } = useValues(form)
  return (
    <>
      <PictureField
        label={text('staff_hero.picture')}
        rule={heroPictureRule}
        chosen={picture}
        picture={chosen === '' ? undefined : `${chosen}/1200x450.webp`}
        error={form.errorOf('picture')}
        onChoose={(file) => form.set('picture', file)}
        onRemove={picture && (() => form.set('picture', undefined))}
      />
      {pictures.length > 0 && picture === undefined && (
        <fieldset className={css.pictures}>
          <legend>{text('staff_hero.choose')}</legend>
          {pictures.map((path, index) => (
            <label key={path}>
              <input
                type="radio"
                name="picture"
                className="vh"
                checked={chosen === path}
                onChange={() => form.set('chosen', path)}
                aria-label={text('staff_hero.picture_number', { number: index + 1 })}
              />
              <img src={`${path}/1200x450.webp`} width="160" height="60" alt="" />
            </label>
          ))}
        </fieldset>
      )}
      <TextField
        {...form.field('link')}
        label={text('staff_hero.link')}
        hint={text('staff_hero.link_hint')}
        maxLength={LINK_MAX}
      />
    </>
  )
}
