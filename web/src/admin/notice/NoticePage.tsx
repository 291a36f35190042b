import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  NOTICE_MOST,
  type NoticeTranslation,
  type WholeNotice,
} from '@loadout/contract/notice/notice.ts'
import { noticeIn } from '@loadout/contract/notice/notice-in.ts'
import { getNoticeForStaff, previewNotice, setNotice } from '@loadout/contract/notice/set-notice.ts'
import { noticeQuery } from '../../notice/notice-queries.ts'
import { call } from '../../platform/call/call.ts'
import { query } from '../../platform/call/query.ts'
import { useLanguage, useText } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useHead } from '../../platform/page/head.tsx'
import { RichText } from '../../platform/rich-text.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/forms/Check.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useCallForm, useValues } from '../../ui/forms/use-call-form.ts'
import { Banner } from '../../ui/Banner.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Translations } from '../editing/Translations.tsx'
import { LoadStates } from '../LoadStates.tsx'
import css from '../StaffForm.module.css'
import { StaffForm } from '../StaffForm.tsx'

/** As it is when the form opens: somebody else may have set another one since the last visit. */
const wholeNotice = query(getNoticeForStaff, {}, { staleTime: 0, gcTime: 0 })

export function NoticePage() {
  const text = useText()
  useHead({ title: text('staff_notice.title'), path: '/admin/notice', hidden: true })
  return (
    <>
      <PageHead title={text('staff_notice.title')} lead={text('staff_notice.lead')} />
      <LoadStates query={wholeNotice}>{(notice) => <NoticeForm notice={notice} />}</LoadStates>
    </>
  )
}

/**
 * What is kept of a message only the server says; so the preview is asked for, and shows exactly
 * that.
 */
function NoticeForm({ notice }: { notice: WholeNotice }) {
  const { language, text } = useLanguage()
  const queries = useQueryClient()
  const [preview, setPreview] = useState<string>()
  const form = useCallForm<WholeNotice>({
    values: notice,
    async send(written) {
      const kept = await call(
        setNotice,
        { ...written, translations: JSON.stringify(written.translations) },
        { quiet: true },
      )
      queries.setQueryData(wholeNotice.queryKey, kept)
      queries.setQueryData(noticeQuery(language.id).queryKey, noticeIn(kept, language.id))
      form.reset(kept)
      setPreview(undefined)
      showSnack({
        message: text(kept.enabled ? 'staff_notice.shown_now' : 'staff_notice.gone_now'),
        kind: 'ok',
        automaticClose: true,
      })
    },
  })
  const { message, translations } = useValues(form)

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
      <StaffForm form={form}>
        <TextArea
          {...form.field('message')}
          label={text('staff_notice.message')}
          hint={text('staff_notice.message_hint')}
          counter={{ used: Array.from(message).length, most: NOTICE_MOST }}
          rows={4}
          maxLength={2 * NOTICE_MOST}
        />
        <Translations<NoticeTranslation>
          translations={translations}
          error={form.errorOf('translations')}
          begin={(language_id) => ({ language_id, message: '' })}
          onChange={(next) => form.set('translations', next)}
        >
          {(translation, change, locale) => (
            <TextArea
              label={text('staff_notice.message')}
              value={translation.message}
              counter={{ used: Array.from(translation.message).length, most: NOTICE_MOST }}
              lang={locale}
              rows={2}
              maxLength={2 * NOTICE_MOST}
              onChange={({ target }) => change({ ...translation, message: target.value })}
            />
          )}
        </Translations>
        <Check {...form.field('enabled')} label={text('staff_notice.enabled')} />
        <div className={classNames(css.actions, css.kept)}>
          <Button variant="primary" type="submit" busy={form.busy}>
            {text('staff_notice.save')}
          </Button>
          <Button onClick={show} disabled={form.busy}>
            {text('staff_notice.preview')}
          </Button>
        </div>
      </StaffForm>
    </>
  )
}
