import { useQuery } from '@tanstack/react-query'
import { itemPictureRule } from '@loadout/contract/store/item-picture-rule.ts'
import { ITEM_DESCRIPTION_MAX, ITEM_NAME_MAX } from '@loadout/contract/store/item-rules.ts'
import { createItem, editItem, type StaffItem } from '@loadout/contract/store/staff-store.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { Check } from '../../ui/forms/Check.tsx'
import { PictureField } from '../../ui/forms/PictureField.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm, useValues, type CallForm } from '../../ui/forms/use-call-form.ts'
import { pictureUrl } from '../../ui/pictures.ts'
import { useCurrency } from '../../wallet/currency.ts'
import { SaveDialog, useSaved } from '../SaveDialog.tsx'
import css from '../StaffForm.module.css'
import { changesOf, formOf, itemFormRules, itemOf, type ItemForm } from './item-form.ts'
import { shopCategoriesQuery } from './staff-store-queries.ts'

type Props = ModalProps & { item?: StaffItem | undefined; onSaved: () => void }

/** An item that is new, or one that is changed (ADMIN-16). */
export function ItemDialog({ item, onSaved, ...modal }: Props) {
  const text = useText()
  const saved = useSaved({ onSaved, onClose: modal.onClose })
  const form = useCallForm<ItemForm>({
    values: formOf(item),
    rules: itemFormRules,
    otherwise: 'name',
    async send(typed) {
      await (item
        ? call(editItem, { id: item.id, ...changesOf(item, typed) }, { quiet: true })
        : call(createItem, itemOf(typed), { quiet: true }))
      saved()
    },
  })
  return (
    <SaveDialog
      {...modal}
      look="wide"
      form={form}
      title={text(item ? 'staff_store.edit_title' : 'staff_store.add')}
    >
      <TextField
        {...form.field('name')}
        label={text('staff_store.name')}
        maxLength={ITEM_NAME_MAX}
        autoComplete="off"
      />
      <TextArea
        {...form.field('description')}
        label={text('staff_store.description')}
        maxLength={ITEM_DESCRIPTION_MAX}
        rows={3}
      />
      <PriceAndPlace form={form} />
      <Picture form={form} />
      <Check {...form.field('featured')} label={text('staff_store.is_featured')} />
      <Check {...form.field('hidden')} label={text('staff_store.is_hidden')} />
    </SaveDialog>
  )
}

type FieldsProps = { form: CallForm<ItemForm> }

function PriceAndPlace({ form }: FieldsProps) {
  const text = useText()
  const { name: ld } = useCurrency()
  const categories = useQuery(shopCategoriesQuery).data?.entries ?? []
  return (
    <div className={css.line}>
      <TextField
        {...form.field('price')}
        label={text('staff_store.price')}
        hint={text('staff_store.price_hint', { ld })}
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField
        {...form.field('category_id')}
        // The choice is there only when the categories are.
        key={categories.length}
        label={text('staff_store.category')}
        options={[
          { value: '', label: '–' },
          ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <TextField
        {...form.field('position')}
        label={text('staff_store.position')}
        hint={text('staff_store.position_hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
    </div>
  )
}

function Picture({ form }: FieldsProps) {
  const text = useText()
  const { image, saved } = useValues(form)
  return (
    <PictureField
      label={text('staff_store.picture')}
      rule={itemPictureRule}
      chosen={image}
      picture={saved === '' ? undefined : pictureUrl(saved, '400x300')}
      error={form.errorOf('image')}
      onChoose={(file) => form.set('image', file)}
      onRemove={image && (() => form.set('image', undefined))}
    />
  )
}
