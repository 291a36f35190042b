import { useId, useState } from 'react'
import { heroPictureRule } from '@loadout/contract/hero/hero-picture-rule.ts'
import { HeroType, type HeroItem } from '@loadout/contract/hero/hero.ts'
import { saveHeroSlide, type StaffHeroItem } from '@loadout/contract/hero/staff-hero.ts'
import { videoFrame } from '@loadout/contract/hero/video-frame.ts'
import { HeroSlide } from '../../hero/HeroSlide.tsx'
import { CallError } from '../../platform/call/call-error.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { failureText } from '../../platform/layer/failure-text.ts'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { Button } from '../../ui/Button.tsx'
import { Check, Radio } from '../../ui/forms/Check.tsx'
import { PictureField } from '../../ui/forms/PictureField.tsx'
import { useSubmission } from '../../ui/forms/submission.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import { kindLabels } from './kind-labels.ts'
import css from './HeroSlideDialog.module.css'

type Props = ModalProps & {
  slide?: StaffHeroItem | undefined
  pictures: readonly string[]
  onSaved: () => void
}

const kinds = [HeroType.Image, HeroType.Video, HeroType.Frame] as const
/** Which field a refusal is about. */
const pictureCodes = [
  'picture_missing',
  'picture_unreadable',
  'picture_too_large',
  'picture_too_small',
  'too_many_pictures',
]

/** A new slide, or one to be rewritten (HERO-03, HERO-04, HERO-05). */
export function HeroSlideDialog({ slide, pictures, onSaved, ...modal }: Props) {
  const text = useText()
  const form = useId()
  const [type, setType] = useState<HeroItem['type']>(slide?.type ?? HeroType.Image)
  const [picture, setPicture] = useState<File>()
  const [chosen, setChosen] = useState(slide?.type === HeroType.Image ? slide.identifier : '')
  const [address, setAddress] = useState(
    slide && slide.type !== HeroType.Image ? slide.identifier : '',
  )
  const [link, setLink] = useState(slide?.link ?? '')
  const [enabled, setEnabled] = useState(slide?.enabled ?? true)
  const [refusal, setRefusal] = useState<CallError>()
  const { busy, send } = useSubmission(setRefusal)
  const isImage = type === HeroType.Image
  const errorOf = (...codes: string[]) =>
    refusal && codes.includes(refusal.code) ? failureText(refusal, text) : undefined

  const choose = (file: File | undefined) => {
    setRefusal(undefined)
    setPicture(file)
  }
  const save = () =>
    send(async () => {
      setRefusal(undefined)
      if (isImage && chosen === '' && picture === undefined)
        throw new CallError(400, 'picture_missing', '')
      if (!isImage && videoFrame(address.trim()) === undefined)
        throw new CallError(400, 'video_unknown', '')
      await call(
        saveHeroSlide,
        {
          ...(slide ? { id: slide.id } : {}),
          type,
          enabled,
          identifier: isImage ? chosen : address.trim(),
          picture: isImage ? picture : undefined,
          link: isImage ? link.trim() : '',
        },
        { quiet: true },
      )
      onSaved()
      modal.onClose()
      showSnack({ message: text('admin.saved'), kind: 'ok', automaticClose: true })
    })

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
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {text('staff_hero.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={css.root}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <fieldset className={css.kinds}>
          <legend>{text('staff_hero.kind')}</legend>
          {kinds.map((kind) => (
            <Radio
              key={kind}
              name="kind"
              label={text(kindLabels[kind])}
              checked={type === kind}
              onChange={() => setType(kind)}
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
              error={errorOf(...pictureCodes)}
              onChoose={choose}
              onRemove={picture && (() => choose(undefined))}
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
                      onChange={() => setChosen(path)}
                      aria-label={text('staff_hero.picture_number', { number: index + 1 })}
                    />
                    <img src={`${path}/1200x450.webp`} width="160" height="60" alt="" />
                  </label>
                ))}
              </fieldset>
            )}
            <TextField
              label={text('staff_hero.link')}
              hint={text('staff_hero.link_hint')}
              error={errorOf('link_unusable')}
              value={link}
              maxLength={500}
              onChange={({ target }) => setLink(target.value)}
            />
          </>
        ) : (
          <>
            <TextField
              label={text('staff_hero.address')}
              hint={text('staff_hero.address_hint')}
              error={errorOf('video_unknown')}
              value={address}
              maxLength={300}
              type="url"
              onChange={({ target }) => setAddress(target.value)}
            />
            <Preview key={`${type} ${address}`} type={type} address={address.trim()} />
          </>
        )}
        <Check
          label={text('staff_hero.show')}
          checked={enabled}
          onChange={({ target }) => setEnabled(target.checked)}
        />
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
