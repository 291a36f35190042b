import { useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { readStored, writeStored } from '../platform/storage.ts'
import { heldKey } from '../shell/held-key.ts'
import { NO_SINGLE_KEYS } from '../shell/is-for-page.ts'
import { Button } from '../ui/Button.tsx'
import { Switch } from '../ui/forms/Switch.tsx'
import { Dialog } from '../ui/layer/Dialog.tsx'
import { Keys } from './Keys.tsx'
import { keysOfPage, keysOfSite, type KeyMeaning } from './keys-of-page.ts'
import css from './KeysDialog.module.css'

/**
 * All keys of the current page, and the switch of those that are a single character (WCAG 2.1.4).
 */
export function KeysDialog(modal: ModalProps) {
  const text = useText()
  const { pathname } = useLocation()
  const [areSingleOn, setSingleOn] = useState(!readStored(NO_SINGLE_KEYS))
  const works = ({ single }: KeyMeaning) => areSingleOn || !single
  const ofPage = keysOfPage(pathname, heldKey()).filter(works)
  const ofSite = keysOfSite(heldKey()).filter(works)

  const switchSingle = (isOn: boolean) => {
    writeStored(NO_SINGLE_KEYS, isOn ? undefined : '1')
    setSingleOn(isOn)
  }
  return (
    <Dialog
      {...modal}
      title={text('palette.keys')}
      foot={
        <Button variant="primary" onClick={modal.onClose}>
          {text('dialog.close')}
        </Button>
      }
    >
      {ofPage.length > 0 && <KeyTable title={text('palette.keys_of_page')} keys={ofPage} />}
      <KeyTable title={text('palette.keys_of_site')} keys={ofSite} />
      <Switch
        label={text('palette.single_keys')}
        checked={areSingleOn}
        onChange={({ target }) => switchSingle(target.checked)}
      />
    </Dialog>
  )
}

function KeyTable({ title, keys }: { title: string; keys: readonly KeyMeaning[] }) {
  const text = useText()
  return (
    <section className={css.root}>
      <h3>{title}</h3>
      <dl>
        {keys.map(({ keys: own, label }) => (
          <div key={label}>
            <dt>
              <Keys of={own} />
            </dt>
            <dd>{text(label)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
