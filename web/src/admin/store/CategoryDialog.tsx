import {
  CATEGORY_NAME_MAX,
  CATEGORY_SHORT_NAME_MAX,
} from '@loadout/contract/categories/category-rules.ts'
import { saveShopCategory } from '@loadout/contract/store/staff-store.ts'
import type { ShopCategory } from '@loadout/contract/store/shop-categories.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { changedFields } from '../../ui/forms/changed-fields.ts'
import { Check } from '../../ui/forms/Check.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm } from '../../ui/forms/use-call-form.ts'
import { SaveDialog, useSaved } from '../SaveDialog.tsx'

type Props = ModalProps & { category?: ShopCategory | undefined; onSaved: () => void }
type Fields = { name: string; short_name: string; color: string; hidden: boolean }

/** A category that is new, or one that is rewritten. */
export function CategoryDialog({ category, onSaved, ...modal }: Props) {
  const text = useText()
  const saved = useSaved({ onSaved, onClose: modal.onClose })
  const values: Fields = {
    name: category?.name ?? '',
    short_name: category?.short_name ?? '',
    color: category?.color ?? '#96b6ca',
    hidden: category?.hidden ?? false,
  }
  const form = useCallForm<Fields>({
    values,
    rules: { name: (name) => (name.trim() === '' ? 'name_missing' : undefined) },
    otherwise: 'name',
    async send({ name, short_name, color, hidden }) {
      const written = { name: name.trim(), short_name: short_name.trim(), color, hidden }
      const sent = category ? { id: category.id, ...changedFields(values, written) } : written
      await call(saveShopCategory, sent, { quiet: true })
      saved()
    },
  })
  return (
    <SaveDialog
      {...modal}
      form={form}
      title={text(category ? 'shop_category.edit_title' : 'shop_category.add')}
    >
      <TextField
        {...form.field('name')}
        label={text('staff_store.name')}
        maxLength={CATEGORY_NAME_MAX}
        autoComplete="off"
      />
      <TextField
        {...form.field('short_name')}
        label={text('shop_category.short_name')}
        maxLength={CATEGORY_SHORT_NAME_MAX}
        autoComplete="off"
      />
      <TextField {...form.field('color')} label={text('shop_category.color')} type="color" />
      <Check {...form.field('hidden')} label={text('shop_category.is_hidden')} />
    </SaveDialog>
  )
}
