import { footerMediaPictureRule } from '@loadout/contract/footer-media/footer-media-picture-rule.ts'
import {
  CAPTION_MAX,
  footerMediaRules,
  type FooterMediaValues,
} from '@loadout/contract/footer-media/footer-media-rules.ts'
import {
  saveFooterMedia,
  type StaffFooterMedia,
} from '@loadout/contract/footer-media/staff-footer-media.ts'
import { LINK_MAX } from '@loadout/contract/platform/wire.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { changedFields } from '../../ui/forms/changed-fields.ts'
import { PictureField } from '../../ui/forms/PictureField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm, useValues } from '../../ui/forms/use-call-form.ts'
import { SaveDialog, useSaved } from '../SaveDialog.tsx'
import css from '../StaffForm.module.css'

type Props = ModalProps & { media?: StaffFooterMedia | undefined; onSaved: () => void }
type Draft = FooterMediaValues & { picture: File | undefined }

/** A picture that is new in the footer, or one that is changed. */
export function FooterMediaDialog({ media, onSaved, ...modal }: Props) {
  const text = useText()
  const saved = useSaved({ onSaved, onClose: modal.onClose })
  const values: Draft = {
    picture: undefined,
    src: media?.src ?? '',
    link: media?.link ?? '',
    caption: media?.caption ?? '',
  }
  const form = useCallForm<Draft>({
    values,
    rules: footerMediaRules,
    otherwise: 'link',
    async send({ picture: file, src, link, caption }) {
      const written = { src, link: link.trim(), caption: caption.trim() }
      const sent = media
        ? { id: media.id, ...changedFields<typeof written>(values, written) }
        : written
      await call(saveFooterMedia, { ...sent, file }, { quiet: true })
      saved()
    },
  })
  const { picture, src } = useValues(form)
  return (
    <SaveDialog
      {...modal}
      look="wide"
      form={form}
      title={text(media ? 'staff_footer.edit_title' : 'staff_footer.add')}
      className={css.parts}
    >
      <PictureField
        label={text('staff_footer.picture')}
        rule={footerMediaPictureRule}
        chosen={picture}
        picture={src === '' ? undefined : src}
        error={form.errorOf('picture')}
        onChoose={(file) => form.set('picture', file)}
        onRemove={picture && (() => form.set('picture', undefined))}
      />
      <TextField
        {...form.field('caption')}
        label={text('staff_footer.caption')}
        maxLength={CAPTION_MAX}
        autoComplete="off"
      />
      <TextField
        {...form.field('link')}
        label={text('staff_hero.link')}
        hint={text('staff_footer.link_hint')}
        maxLength={LINK_MAX}
        autoComplete="off"
      />
    </SaveDialog>
  )
}
