import { languages } from '@loadout/contract/languages/languages.ts'
import { saveVideo, type StaffVideo } from '@loadout/contract/videos/staff-videos.ts'
import { videoPictureRule } from '@loadout/contract/videos/video-picture-rule.ts'
import { VIDEO_SUBTITLE_MAX, VIDEO_TITLE_MAX } from '@loadout/contract/videos/video-rules.ts'
import { pictureChoice } from '../../articles/picture-choice.ts'
import { call } from '../../platform/call/call.ts'
import { useLanguage, useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { Check } from '../../ui/forms/Check.tsx'
import { PictureField } from '../../ui/forms/PictureField.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm, useValues, type CallForm } from '../../ui/forms/use-call-form.ts'
import { SaveDialog, useSaved } from '../SaveDialog.tsx'
import css from '../StaffForm.module.css'
import { changesOf, formOf, videoFormRules, videoOf, type VideoForm } from './video-form.ts'

type Props = ModalProps & { video?: StaffVideo | undefined; onSaved: () => void }

/** A video that is new, or one that is changed. */
export function VideoDialog({ video, onSaved, ...modal }: Props) {
  const { text, language } = useLanguage()
  const saved = useSaved({ onSaved, onClose: modal.onClose })
  const form = useCallForm<VideoForm>({
    values: formOf(video, language.id),
    rules: videoFormRules,
    otherwise: 'title',
    async send(typed) {
      const wanted = video ? { id: video.id, ...changesOf(video, typed) } : videoOf(typed)
      await call(saveVideo, wanted, { quiet: true })
      saved()
    },
  })
  return (
    <SaveDialog
      {...modal}
      look="wide"
      form={form}
      title={text(video ? 'staff_videos.edit_title' : 'staff_videos.add')}
    >
      <TextField
        {...form.field('youtube_video_id')}
        label={text('staff_videos.youtube')}
        hint={text('staff_videos.youtube_hint')}
        maxLength={200}
        autoComplete="off"
      />
      <TextField
        {...form.field('title')}
        label={text('newsroom.title')}
        maxLength={VIDEO_TITLE_MAX}
        autoComplete="off"
      />
      <TextArea
        {...form.field('subTitle')}
        label={text('staff_videos.subtitle')}
        maxLength={VIDEO_SUBTITLE_MAX}
        rows={2}
      />
      <LanguageAndLength form={form} />
      <Picture form={form} />
      <Check {...form.field('published')} label={text('staff_videos.is_published')} />
    </SaveDialog>
  )
}

type FieldsProps = { form: CallForm<VideoForm> }

function LanguageAndLength({ form }: FieldsProps) {
  const text = useText()
  return (
    <div className={css.line}>
      <SelectField
        {...form.field('language_id')}
        label={text('staff_videos.language')}
        options={languages.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <TextField
        {...form.field('duration')}
        label={text('staff_videos.duration')}
        hint={text('staff_videos.duration_hint')}
        maxLength={8}
        autoComplete="off"
      />
    </div>
  )
}

function Picture({ form }: FieldsProps) {
  const text = useText()
  const { image, saved } = useValues(form)
  return (
    <PictureField
      label={text('staff_videos.picture')}
      rule={videoPictureRule}
      {...pictureChoice({
        saved: saved || undefined,
        choice: image,
        size: '320x180',
        onChange: (choice) => form.set('image', choice),
      })}
      error={form.errorOf('image')}
    />
  )
}
