import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { backgroundAdPictureRule } from '@loadout/contract/background-ad/background-ad-picture-rule.ts'
import type { BackgroundAd } from '@loadout/contract/background-ad/background-ad.ts'
import { setBackgroundAd } from '@loadout/contract/background-ad/set-background-ad.ts'
import { backgroundAdQuery } from '../../background-ad/background-ad-queries.ts'
import type { CallError } from '../../platform/call/call-error.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { failureText } from '../../platform/layer/failure-text.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useHead } from '../../platform/page/head.tsx'
import { Button } from '../../ui/Button.tsx'
import { PictureField } from '../../ui/forms/PictureField.tsx'
import { useSubmission } from '../../ui/forms/submission.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { LoadStates } from '../LoadStates.tsx'
import css from '../StaffForm.module.css'

export function BackgroundAdPage() {
  const text = useText()
  useHead({ title: text('staff_ad.title'), path: '/admin/background-ad', hidden: true })
  return (
    <>
      <PageHead title={text('staff_ad.title')} lead={text('staff_ad.lead')} />
      <LoadStates query={backgroundAdQuery}>
        {(ad) => <AdForm key={ad.background_ad_image} ad={ad} />}
      </LoadStates>
    </>
  )
}

function AdForm({ ad: { background_ad_image: image, background_ad_link } }: { ad: BackgroundAd }) {
  const text = useText()
  const queries = useQueryClient()
  const [picture, setPicture] = useState<File>()
  const [link, setLink] = useState(background_ad_link ?? '')
  const [refusal, setRefusal] = useState<CallError>()
  const { busy, send } = useSubmission(setRefusal)
  const isLinkRefused = refusal?.code === 'link_unusable'

  const choose = (file: File | undefined) => {
    setRefusal(undefined)
    setPicture(file)
  }
  const save = (change: { background_ad_image?: File | string }) =>
    send(async () => {
      setRefusal(undefined)
      await call(setBackgroundAd, { ...change, background_ad_link: link.trim() }, { quiet: true })
      await queries.invalidateQueries(backgroundAdQuery)
      showSnack({ message: text('admin.saved'), kind: 'ok', automaticClose: true })
    })

  return (
    <form
      className={css.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save(picture ? { background_ad_image: picture } : {})
      }}
    >
      <PictureField
        label={text('staff_ad.picture')}
        rule={backgroundAdPictureRule}
        chosen={picture}
        picture={image === null ? undefined : `${image}/1920x1080.webp`}
        error={refusal && !isLinkRefused ? failureText(refusal, text) : undefined}
        onChoose={choose}
        onRemove={picture && (() => choose(undefined))}
      />
      <TextField
        label={text('staff_ad.link')}
        hint={text('staff_ad.link_hint')}
        error={isLinkRefused ? failureText(refusal, text) : undefined}
        value={link}
        maxLength={500}
        onChange={({ target }) => setLink(target.value)}
      />
      <div className={css.actions}>
        <Button
          variant="primary"
          type="submit"
          busy={busy}
          disabled={
            picture === undefined && (image === null || link.trim() === (background_ad_link ?? ''))
          }
        >
          {text('staff_ad.save')}
        </Button>
        {image !== null && (
          <Button variant="quiet" disabled={busy} onClick={() => save({ background_ad_image: '' })}>
            {text('staff_ad.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}
