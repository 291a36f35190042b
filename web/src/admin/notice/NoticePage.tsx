import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NoticeTranslation, WholeNotice } from '@loadout/contract/notice/notice.ts'
import { noticeIn } from '@loadout/contract/notice/notice-in.ts'
import { getNoticeForStaff, previewNotice, setNotice } from '@loadout/contract/notice/set-notice.ts'
import { EditorIconSprite } from '../../editor/editor-icons.tsx'
import { noticeQuery } from '../../notice/notice-queries.ts'
import { call } from '../../platform/call/call.ts'
import { query } from '../../platform/call/query.ts'
import { useLanguage, useText } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useHead } from '../../platform/page/head.tsx'
import { RichText } from '../../platform/rich-text.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/Button.tsx'
import { changedFields } from '../../ui/forms/changed-fields.ts'
import { Check } from '../../ui/forms/Check.tsx'
import { useCallForm, useValues } from '../../ui/forms/use-call-form.ts'
import { Banner } from '../../ui/Banner.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Translations } from '../editing/Translations.tsx'
import { LoadStates } from '../LoadStates.tsx'
import css from '../StaffForm.module.css'
import { MessageField } from './MessageField.tsx'
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
  const [kept, setKept] = useState(notice)
  const form = useCallForm<WholeNotice>({
    values: notice,
    async send(written) {
      const { translations: others, ...changed } = changedFields(kept, written)
      const now = await call(
        setNotice,
        { ...changed, translations: others && JSON.stringify(others) },
        { quiet: true },
      )
      queries.setQueryData(wholeNotice.queryKey, now)
      queries.setQueryData(noticeQuery(language.id).queryKey, noticeIn(now, language.id))
      setKept(now)
      form.settle(written, now)
      setPreview(undefined)
      showSnack({
        message: text(now.enabled ? 'staff_notice.shown_now' : 'staff_notice.gone_now'),
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
      <EditorIconSprite />
      <StaffForm form={form}>
        <MessageField
          message={message}
          hint={text('staff_notice.message_hint')}
          error={form.errorOf('message')}
          lang={language.locale}
          onChange={(next) => form.set('message', next)}
        />
        <Translations<NoticeTranslation>
          translations={translations}
          error={form.errorOf('translations')}
          begin={(language_id) => ({ language_id, message: '' })}
          onChange={(next) => form.set('translations', next)}
        >
          {(translation, change, locale) => (
            <MessageField
              message={translation.message}
              lang={locale ?? language.locale}
              onChange={(next) => change({ ...translation, message: next })}
            />
          )}
        </Translations>
        <Check {...form.field('enabled')} label={text('staff_notice.enabled')} />
        <div className={classNames(css.actions, css.kept)}>
          <Button variant="primary" type="submit" busy={form.busy}>
            {text('staff_notice.save')}
          </Button>
          <Button onClick={show} busy={form.busy}>
            {text('staff_notice.preview')}
          </Button>
        </div>
      </StaffForm>
    </>
  )
}
