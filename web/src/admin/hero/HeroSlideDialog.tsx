import { useState } from 'react'
import { heroPictureRule } from '@loadout/contract/hero/hero-picture-rule.ts'
import { HeroType, type HeroItem } from '@loadout/contract/hero/hero.ts'
import { saveHeroSlide, type StaffHeroItem } from '@loadout/contract/hero/staff-hero.ts'
import { slideRules, type SlideValues } from '@loadout/contract/hero/slide-rules.ts'
import { videoFrame } from '@loadout/contract/platform/video-frame.ts'
import { HeroSlide } from '../../hero/HeroSlide.tsx'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { Button } from '../../ui/Button.tsx'
import { Check, Radio } from '../../ui/forms/Check.tsx'
import { PictureField } from '../../ui/forms/PictureField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm, useValues } from '../../ui/forms/use-call-form.ts'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import { kindLabels } from './kind-labels.ts'
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
  const form = useCallForm<SlideValues & { picture: File | undefined }>({
    values: {
      type: slide?.type ?? HeroType.Image,
      picture: undefined,
      chosen: slide?.type === HeroType.Image ? slide.identifier : '',
      identifier: slide && slide.type !== HeroType.Image ? slide.identifier : '',
      link: slide?.link ?? '',
      enabled: slide?.enabled ?? true,
    },
    rules: slideRules,
    send: save,
  })
  const { type, picture, chosen, identifier: address } = useValues(form)
  const isImage = type === HeroType.Image

  async function save(values: SlideValues & { picture: File | undefined }) {
    const hasPicture = values.type === HeroType.Image
    await call(
      saveHeroSlide,
      {
        ...(slide ? { id: slide.id } : {}),
        type: values.type,
        enabled: values.enabled,
        identifier: hasPicture ? values.chosen : values.identifier.trim(),
        picture: hasPicture ? values.picture : undefined,
        link: hasPicture ? values.link.trim() : '',
      },
      { quiet: true },
    )
    onSaved()
    modal.onClose()
    showSnack({ message: text('admin.saved'), kind: 'ok', automaticClose: true })
  }

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
        {isImage ? (
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
              maxLength={500}
            />
          </>
        ) : (
          <>
            <TextField
              {...form.field('identifier')}
              label={text('staff_hero.address')}
              hint={text('staff_hero.address_hint')}
              maxLength={300}
              type="url"
            />
            <Preview key={`${type} ${address}`} type={type} address={address.trim()} />
          </>
        )}
        <Check {...form.field('enabled')} label={text('staff_hero.show')} />
      </form>
    </Dialog>
  )
}

/** The slide as readers get it, to be tried. */
function Preview({ type, address }: { type: HeroItem['type']; address: string }) {
  const text = useText()
  const [isPlaying, setPlaying] = useState(false)
  if (videoFrame(address) === undefined) return null
  return (
    <div className={css.preview} role="group" aria-label={text('staff_hero.preview')}>
      <HeroSlide
        item={{ type, identifier: address, link: null }}
        place=""
        isPlaying={isPlaying}
        onPlay={() => setPlaying(true)}
      />
    </div>
  )
}
