import { useNavigate } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import {
  DESCRIPTION_MAX,
  newTicketRules,
  lengthOf,
  SUBJECT_MAX,
} from '@loadout/contract/support/ticket-rules.ts'
import { ticketPath } from '@loadout/contract/support/ticket-path.ts'
import { ITEM_SHOP, ticketCategories } from '@loadout/contract/support/ticket-states.ts'
import { ticketPictureRule } from '@loadout/contract/support/ticket-picture-rule.ts'
import { openTicket } from '@loadout/contract/support/tickets.ts'
import type { FormRules } from '@loadout/contract/forms/form-rules.ts'
import { useDiscardQuestion } from '../member/discard-question.ts'
import { loadSuccess } from '../member/load-success.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { openAnywhere } from '../platform/layer/modals.ts'
import { useMember } from '../platform/session/session.ts'
import { PictureField } from '../ui/forms/PictureField.tsx'
import { SelectField } from '../ui/forms/SelectField.tsx'
import { TextArea } from '../ui/forms/TextArea.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { useCallForm, useValues, type CallForm } from '../ui/forms/use-call-form.ts'
import { FormDialog } from '../ui/layer/FormDialog.tsx'
import { ticketsQuery } from './ticket-queries.ts'
import { categoryLabel } from './ticket-words.ts'
import { forgetTicketForm, keepTicketForm, ticketFormOf, type TicketForm } from './unsent-ticket.ts'

const asked = ({ category, ...form }: TicketForm) => ({ ...form, category: Number(category) })
/** The rules of the contract, for a list whose values are texts. */
const rules: FormRules<TicketForm> = {
  subject: (subject, form) => newTicketRules.subject?.(subject, asked(form)),
  category: (category, form) => newTicketRules.category?.(Number(category), asked(form)),
  message: (message, form) => newTicketRules.message?.(message, asked(form)),
}

/**
 * Category, subject and description (SUP-05, SUP-12, SUP-13). A failure closes it (SUP-15), success
 * says so (SUP-14) and shows the ticket.
 */
export function NewTicketDialog(modal: ModalProps) {
  const text = useText()
  const ask = useDiscardQuestion()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const memberId = useMember()?.id
  const form = useCallForm<TicketForm>({
    values: ticketFormOf(memberId),
    rules,
    async send(typed) {
      keepTicketForm(memberId, typed)
      const { id } = await call(openTicket, asked(typed), { quiet: true }).finally(modal.onClose)
      forgetTicketForm()
      await navigate(ticketPath({ id }))
      void queries.invalidateQueries({ queryKey: ticketsQuery.queryKey })
      openAnywhere(loadSuccess, { message: text('support.received') })
    },
  })
  return (
    <FormDialog
      {...modal}
      form={form}
      ask={ask}
      title={text('support.new')}
      cancel={text('support.cancel')}
      submit={text('support.open')}
    >
      <TicketFields form={form} />
    </FormDialog>
  )
}

/** What a purchase opens by itself cannot be chosen (SUP-05). */
const choosable = ticketCategories
  .map((_, category) => category)
  .filter((each) => each !== ITEM_SHOP)

function TicketFields({ form }: { form: CallForm<TicketForm> }) {
  const text = useText()
  const { subject, message, picture } = useValues(form)
  return (
    <>
      <TextField
        {...form.field('subject')}
        label={text('support.subject')}
        counter={{ used: lengthOf(subject), max: SUBJECT_MAX }}
        autoComplete="off"
      />
      <SelectField
        {...form.field('category')}
        label={text('support.category')}
        options={[
          { value: '', label: text('support.choose_category') },
          ...choosable.map((each) => ({ value: String(each), label: text(categoryLabel(each)) })),
        ]}
      />
      <TextArea
        {...form.field('message')}
        label={text('support.description')}
        counter={{ used: lengthOf(message), max: DESCRIPTION_MAX }}
        rows={5}
      />
      <PictureField
        label={text('support.picture')}
        rule={ticketPictureRule}
        chosen={picture}
        error={form.errorOf('picture')}
        onChoose={(file) => form.set('picture', file)}
        onRemove={picture && (() => form.set('picture', undefined))}
      />
    </>
  )
}
