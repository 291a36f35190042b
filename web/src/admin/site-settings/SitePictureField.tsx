import type { PictureRule } from '@loadout/contract/platform/picture-rule.ts'
import { useText } from '../../platform/language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { PictureField } from '../../ui/forms/PictureField.tsx'
import { useCallForm, useValues } from '../../ui/forms/use-call-form.ts'
import css from './SitePictures.module.css'

type Props = {
  label: string
  rule: PictureRule
  /** Which one it is shown on, where it is for one alone. */
  theme?: 'dark' | 'light'
  /** The address of the one that is there; null where the site shows what it came with. */
  picture: string | null
  send: (image: File | '') => Promise<void>
}

/** A picture that is sent by itself, with a preview and a way back. */
export function SitePictureField({ label, rule, theme, picture, send }: Props) {
  const text = useText()
  const form = useCallForm<{ image: File | undefined }>({
    values: { image: undefined },
    send: ({ image }) => (image ? send(image) : Promise.resolve()),
  })
  const { image: chosen } = useValues(form)
  const take = (image: File | '') =>
    form.send(async () => {
      form.set('image', image === '' ? undefined : image)
      try {
        await send(image)
      } finally {
        form.set('image', undefined)
      }
    })

  return (
    <div className={theme && css[theme]}>
      <PictureField
        label={label}
        rule={rule}
        chosen={chosen}
        picture={picture ?? undefined}
        error={form.errorOf('image')}
        onChoose={take}
      />
      {picture !== null && (
        <Button size="sm" variant="quiet" busy={form.busy} onClick={() => take('')}>
          {text('staff_site.back_to_default')}
        </Button>
      )}
    </div>
  )
}
