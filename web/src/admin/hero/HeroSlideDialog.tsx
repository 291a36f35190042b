import { HeroType } from '@loadout/contract/hero/hero.ts'
import type { StaffHeroItem } from '@loadout/contract/hero/staff-hero.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { Check } from '../../ui/forms/Check.tsx'
import { Radio } from '../../ui/forms/Radio.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useValues } from '../../ui/forms/use-call-form.ts'
import { SaveDialog, useSaved } from '../SaveDialog.tsx'
import { kindLabels } from './kind-labels.ts'
import { SlidePicture } from './SlidePicture.tsx'
import { SlidePreview } from './SlidePreview.tsx'
import { SlideTexts } from './SlideTexts.tsx'
import { useSlideForm } from './use-slide-form.ts'
import css from './HeroSlideDialog.module.css'

type Props = ModalProps & {
  slide?: StaffHeroItem | undefined
  pictures: readonly string[]
  onSaved: () => void
}

const kinds = [HeroType.Image, HeroType.Video, HeroType.Frame] as const

/** A new slide, or one to be rewritten (HERO-03, HERO-04, HERO-05). */
export function HeroSlideDialog({ slide, pictures, onSaved, ...modal }: Props) {
  const text = useText()
  const saved = useSaved({ onSaved, onClose: modal.onClose })
  const form = useSlideForm(slide, saved)
  const { type, identifier: address, title, lead } = useValues(form)

  return (
    <SaveDialog
      {...modal}
      look="wide"
      form={form}
      title={text(slide ? 'staff_hero.edit_title' : 'staff_hero.add_title')}
      className={css.root}
    >
      <fieldset className={css.kinds}>
        <legend>{text('staff_hero.kind')}</legend>
        {kinds.map((kind) => (
          <Radio
            key={kind}
            name="kind"
            label={text(kindLabels[kind])}
            checked={type === kind}
            onChange={() => form.set('type', kind)}
          />
        ))}
      </fieldset>
      {type === HeroType.Image ? (
        <SlidePicture form={form} pictures={pictures} />
      ) : (
        <>
          <TextField
            {...form.field('identifier')}
            label={text('staff_hero.address')}
            hint={text('staff_hero.address_hint')}
            maxLength={300}
            type="url"
          />
          <SlidePreview
            key={`${type} ${address}`}
            {...{ type, title, lead }}
            address={address.trim()}
          />
        </>
      )}
      <SlideTexts form={form} />
      <Check {...form.field('enabled')} label={text('staff_hero.show')} />
    </SaveDialog>
  )
}
