import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NOTICE_MOST, type Notice as SiteNotice } from '@loadout/contract/notice/notice.ts'
import { previewNotice, setNotice } from '@loadout/contract/notice/set-notice.ts'
import { noticeQuery } from '../../notice/notice-queries.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useHead } from '../../platform/page/head.tsx'
import { RichText } from '../../platform/rich-text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/forms/Check.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useCallForm, useValues } from '../../ui/forms/use-call-form.ts'
import { Banner } from '../../ui/Banner.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { LoadStates } from '../LoadStates.tsx'
import css from '../StaffForm.module.css'

export function NoticePage() {
  const text = useText()
  useHead({ title: text('staff_notice.title'), path: '/admin/notice', hidden: true })
  return (
    <>
      <PageHead title={text('staff_notice.title')} lead={text('staff_notice.lead')} />
      <LoadStates query={noticeQuery}>{(notice) => <NoticeForm notice={notice} />}</LoadStates>
    </>
  )
}

/**
 * What is kept of a message only the server says; so the preview is asked for, and shows exactly
 * that.
 */
function NoticeForm({ notice }: { notice: SiteNotice }) {
  const text = useText()
  const queries = useQueryClient()
  const [preview, setPreview] = useState<string>()
  const form = useCallForm<SiteNotice>({
    values: notice,
    async send(written) {
      const kept = await call(setNotice, written, { quiet: true })
      queries.setQueryData(noticeQuery.queryKey, kept)
      form.set('message', kept.message)
      setPreview(undefined)
      showSnack({
        message: text(kept.enabled ? 'staff_notice.shown_now' : 'staff_notice.gone_now'),
        kind: 'ok',
        automaticClose: true,
      })
    },
  })
  const { message } = useValues(form)

  const show = () =>
    form.send(async () => {
      form.forget()
      setPreview((await call(previewNotice, { message }, { quiet: true })).message)
    })

  return (
    <>
      {preview !== undefined && (
        <div className={css.preview} aria-live="polite">
          {preview === '' ? (
            <p>{text('staff_notice.nothing_kept')}</p>
          ) : (
            <Banner label={text('staff_notice.preview')}>
              <RichText html={preview} name="preview" />
            </Banner>
          )}
        </div>
      )}
      <form {...form.attributes} className={css.root} noValidate>
        <TextArea
          {...form.field('message')}
          label={text('staff_notice.message')}
          hint={text('staff_notice.message_hint')}
          counter={{ used: Array.from(message).length, most: NOTICE_MOST }}
          rows={6}
          maxLength={2 * NOTICE_MOST}
        />
        <Check {...form.field('enabled')} label={text('staff_notice.enabled')} />
        <div className={css.actions}>
          <Button variant="primary" type="submit" busy={form.busy}>
            {text('staff_notice.save')}
          </Button>
          <Button onClick={show} disabled={form.busy}>
            {text('staff_notice.preview')}
          </Button>
        </div>
      </form>
    </>
  )
}
