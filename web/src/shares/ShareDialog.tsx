import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import type { Shared } from './open-share.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/layer/Dialog.tsx'
import { noteShare } from './note-share.ts'
import { pageAddress } from './page-address.ts'
import { shareAddress, shareNetworks, type ShareNetwork } from './share-address.ts'
import css from './ShareDialog.module.css'

const names: Record<ShareNetwork, string> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  reddit: 'Reddit',
}

/** Where the page that is shown can be shared: links, and nothing of the networks themselves. */
export function ShareDialog({ shared, ...modal }: ModalProps & { shared: Shared }) {
  const text = useText()
  const page = { title: shared.title, url: pageAddress(location, shared.shownLanguage) }
  return (
    <Dialog
      {...modal}
      title={text('shares.share')}
      foot={<Button onClick={modal.onClose}>{text('shares.close')}</Button>}
    >
      <p className={css.title}>{shared.title}</p>
      <ul className={css.networks}>
        {shareNetworks.map((network) => (
          <li key={network}>
            <a
              href={shareAddress(network, page)}
              target="_blank"
              rel="noopener"
              onClick={() => noteShare(network, shared)}
            >
              {text('shares.on', { network: names[network] })}
            </a>
          </li>
        ))}
      </ul>
      <p className={css.note}>{text('shares.elsewhere')}</p>
    </Dialog>
  )
}
