import { footerMediaPictureRule } from '@loadout/contract/footer-media/footer-media-picture-rule.ts'
import {
  CAPTION_MOST,
  footerMediaRules,
  LINK_MOST,
  type FooterMediaValues,
} from '@loadout/contract/footer-media/footer-media-rules.ts'
import {
  saveFooterMedia,
  type StaffFooterMedia,
} from '@loadout/contract/footer-media/staff-footer-media.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { Button } from '../../ui/Button.tsx'
import { PictureField } from '../../ui/forms/PictureField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm, useValues } from '../../ui/forms/use-call-form.ts'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import css from './FooterMediaDialog.module.css'

type Props = ModalProps & { media?: StaffFooterMedia | undefined; onSaved: () => void }
type Draft = FooterMediaValues & { picture: File | undefined }

/** A picture that is new in the footer, or one that is changed. */
export function FooterMediaDialog({ media, onSaved, ...modal }: Props) {
  const text = useText()
  const form = useCallForm<Draft>({
    values: {
      picture: undefined,
      src: media?.src ?? '',
      link: media?.link ?? '',
      caption: media?.caption ?? '',
    },
    rules: footerMediaRules,
    otherwise: 'link',
    async send({ picture: file, src, link, caption }) {
      const fields = { link: link.trim(), caption: caption.trim() }
      const shown = file ? { file } : { src }
      const id = media && { id: media.id }
      await call(saveFooterMedia, { ...id, ...fields, ...shown }, { quiet: true })
      onSaved()
      modal.onClose()
      showSnack({ message: text('admin.saved'), kind: 'ok', automaticClose: true })
    },
  })
  const { picture, src } = useValues(form)
  return (
    <Dialog
      {...modal}
      look="wide"
      title={text(media ? 'staff_footer.edit_title' : 'staff_footer.add')}
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
          maxLength={CAPTION_MOST}
          autoComplete="off"
        />
        <TextField
          {...form.field('link')}
          label={text('staff_hero.link')}
          hint={text('staff_footer.link_hint')}
          maxLength={LINK_MOST}
          autoComplete="off"
        />
      </form>
    </Dialog>
  )
}
