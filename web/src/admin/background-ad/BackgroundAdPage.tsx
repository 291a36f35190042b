import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { backgroundAdPictureRule } from '@loadout/contract/background-ad/background-ad-picture-rule.ts'
import type { BackgroundAd } from '@loadout/contract/background-ad/background-ad.ts'
import { setBackgroundAd } from '@loadout/contract/background-ad/set-background-ad.ts'
import { LINK_MAX } from '@loadout/contract/platform/wire.ts'
import { backgroundAdQuery } from '../../background-ad/background-ad-queries.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useHead } from '../../platform/page/head.tsx'
import { Button } from '../../ui/Button.tsx'
import { PictureField } from '../../ui/forms/PictureField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm, useValues } from '../../ui/forms/use-call-form.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { LoadStates } from '../LoadStates.tsx'
import css from '../StaffForm.module.css'
import { StaffForm } from '../StaffForm.tsx'

export function BackgroundAdPage() {
  const text = useText()
  useHead({ title: text('staff_ad.title'), path: '/admin/background-ad', hidden: true })
  return (
    <>
      <PageHead title={text('staff_ad.title')} lead={text('staff_ad.lead')} />
      <LoadStates query={backgroundAdQuery}>{(ad) => <AdForm ad={ad} />}</LoadStates>
    </>
  )
}

type AdValues = { background_ad_image: File | undefined; background_ad_link: string }

function AdForm({ ad: { background_ad_image: image, background_ad_link } }: { ad: BackgroundAd }) {
  const text = useText()
  const queries = useQueryClient()
  const [before, setBefore] = useState(background_ad_link ?? '')
  const form = useCallForm<AdValues>({
    values: { background_ad_image: undefined, background_ad_link: before },
    send: (written) => save(written),
  })
  const { background_ad_image: picture, background_ad_link: link } = useValues(form)

  async function save(sent: AdValues, removed = false) {
    const to = sent.background_ad_link.trim()
    const change = {
      background_ad_image: removed ? '' : sent.background_ad_image,
      // Somebody else may have led it elsewhere meanwhile.
      background_ad_link: to === before ? undefined : to,
    }
    await call(setBackgroundAd, change, { quiet: true })
    setBefore(to)
    await queries.invalidateQueries(backgroundAdQuery)
    form.settle(sent, { background_ad_image: undefined, background_ad_link: to })
    showSnack({ message: text('admin.saved'), kind: 'ok', automaticClose: true })
  }
  const choose = (file: File | undefined) => form.set('background_ad_image', file)
  const remove = () => form.send(() => save(form.valuesNow(), true))

  return (
    <StaffForm form={form}>
      <PictureField
        label={text('staff_ad.picture')}
        rule={backgroundAdPictureRule}
        chosen={picture}
        picture={image ?? undefined}
        error={form.errorOf('background_ad_image')}
        onChoose={choose}
        onRemove={picture && (() => choose(undefined))}
      />
      <TextField
        {...form.field('background_ad_link')}
        label={text('staff_ad.link')}
        hint={text('staff_ad.link_hint')}
        maxLength={LINK_MAX}
      />
      <div className={css.actions}>
        <Button
          variant="primary"
          type="submit"
          busy={form.busy}
          disabled={picture === undefined && (image === null || link.trim() === before)}
        >
          {text('staff_ad.save')}
        </Button>
        {image !== null && (
          <Button variant="quiet" busy={form.busy} onClick={remove}>
            {text('staff_ad.remove')}
          </Button>
        )}
      </div>
    </StaffForm>
  )
}
