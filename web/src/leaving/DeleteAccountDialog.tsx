import { useState } from 'react'
import { leaveSite } from '@loadout/contract/leaving/leaving.ts'
import { confirmed } from '../confirmation/confirmed.ts'
import { loadSuccess } from '../member/load-success.ts'
import { becomeVisitor, forgetTraces } from '../member/sign-in.ts'
import { call } from '../platform/call/call.ts'
import { useLanguage } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { openAnywhere } from '../platform/layer/modals.ts'
import { dayText } from '../ui/date-text.ts'
import { Radio } from '../ui/forms/Radio.tsx'
import { useCallForm } from '../ui/forms/use-call-form.ts'
import { FormDialog } from '../ui/layer/FormDialog.tsx'
import { useCurrency } from '../wallet/currency.ts'
import css from './Leaving.module.css'

type Props = ModalProps & {
  /** Nobody is signed in any more: the page they are on has nothing left for them. */
  onLeft: () => void
}

/** Asks what is to become of what they wrote, and has them confirm that it is them. */
export function DeleteAccountDialog({ onLeft, ...modal }: Props) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const { name: ld } = useCurrency()
  const [keepsTexts, setKeepsTexts] = useState(true)
  const form = useCallForm({
    async send() {
      const leave = () => call(leaveSite, { keep_texts: keepsTexts ? 1 : 0 }, { quiet: true })
      const { leaves_at } = await confirmed(leave)
      modal.onClose()
      forgetTraces()
      becomeVisitor()
      onLeft()
      openAnywhere(loadSuccess, {
        message: text('leaving.begun', { date: dayText(locale, leaves_at) }),
      })
    },
  })

  return (
    <FormDialog
      {...modal}
      form={form}
      title={text('leaving.title')}
      readOut
      cancel={text('confirmation.cancel')}
      submit={text('leaving.title')}
      isDangerous
    >
      <p>{text('leaving.consequences', { ld })}</p>
      <fieldset className={css.choice}>
        <legend>{text('leaving.question')}</legend>
        <Radio
          name="texts"
          label={text('leaving.keep_texts')}
          checked={keepsTexts}
          onChange={() => setKeepsTexts(true)}
        />
        <Radio
          name="texts"
          label={text('leaving.delete_texts')}
          checked={!keepsTexts}
          onChange={() => setKeepsTexts(false)}
        />
      </fieldset>
    </FormDialog>
  )
}
