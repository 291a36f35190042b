import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NOTICE_MOST, type Notice as SiteNotice } from '@loadout/contract/notice/notice.ts'
import { previewNotice, setNotice } from '@loadout/contract/notice/set-notice.ts'
import { noticeQuery } from '../../notice/notice-queries.ts'
import type { CallError } from '../../platform/call/call-error.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { failureText } from '../../platform/layer/failure-text.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useHead } from '../../platform/page/head.tsx'
import { RichText } from '../../platform/rich-text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/forms/Check.tsx'
import { useSubmission } from '../../ui/forms/submission.ts'
import { TextArea } from '../../ui/forms/TextArea.tsx'
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
  const [message, setMessage] = useState(notice.message)
  const [enabled, setEnabled] = useState(notice.enabled)
  const [preview, setPreview] = useState<string>()
  const [refusal, setRefusal] = useState<CallError>()
  const { busy, send } = useSubmission(setRefusal)

  const show = () =>
    send(async () => {
      setRefusal(undefined)
      setPreview((await call(previewNotice, { message }, { quiet: true })).message)
    })
  const save = () =>
    send(async () => {
      setRefusal(undefined)
      const kept = await call(setNotice, { message, enabled }, { quiet: true })
      queries.setQueryData(noticeQuery.queryKey, kept)
      setMessage(kept.message)
      setPreview(undefined)
      showSnack({
        message: text(kept.enabled ? 'staff_notice.shown_now' : 'staff_notice.gone_now'),
        kind: 'ok',
        automaticClose: true,
      })
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
      <form
        className={css.root}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextArea
          label={text('staff_notice.message')}
          hint={text('staff_notice.message_hint')}
          error={refusal && failureText(refusal, text)}
          counter={{ used: Array.from(message).length, most: NOTICE_MOST }}
          value={message}
          rows={6}
          maxLength={2 * NOTICE_MOST}
          onChange={({ target }) => setMessage(target.value)}
        />
        <Check
          label={text('staff_notice.enabled')}
          checked={enabled}
          onChange={({ target }) => setEnabled(target.checked)}
        />
        <div className={css.actions}>
          <Button variant="primary" type="submit" busy={busy}>
            {text('staff_notice.save')}
          </Button>
          <Button onClick={show} disabled={busy}>
            {text('staff_notice.preview')}
          </Button>
        </div>
      </form>
    </>
  )
}
