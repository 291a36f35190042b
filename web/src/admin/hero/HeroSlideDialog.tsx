import { HeroType } from '@loadout/contract/hero/hero.ts'
import type { StaffHeroItem } from '@loadout/contract/hero/staff-hero.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { Button } from '../../ui/Button.tsx'
import { Check, Radio } from '../../ui/forms/Check.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useValues } from '../../ui/forms/use-call-form.ts'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import { kindLabels } from './kind-labels.ts'
import { SlidePicture } from './SlidePicture.tsx'
import { SlidePreview } from './SlidePreview.tsx'
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
  const form = useSlideForm(slide, () => {
    onSaved()
    modal.onClose()
    showSnack({ message: text('admin.saved'), kind: 'ok', automaticClose: true })
  })
  const { type, identifier: address } = useValues(form)

  return (
    <Dialog
      {...modal}
      look="wide"
      title={text(slide ? 'staff_hero.edit_title' : 'staff_hero.add_title')}
      foot={
        <>
          <Button variant="quiet" onClick={modal.onClose}>
            {text('staff_hero.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form.attributes.id} busy={form.busy}>
            {text('staff_hero.save')}
          </Button>
        </>
      }
    >
      <form {...form.attributes} className={css.root} noValidate>
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
            <SlidePreview key={`${type} ${address}`} type={type} address={address.trim()} />
          </>
        )}
        <Check {...form.field('enabled')} label={text('staff_hero.show')} />
      </form>
    </Dialog>
  )
}
