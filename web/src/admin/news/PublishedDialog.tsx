import { newsPath } from '@loadout/contract/platform/paths.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/layer/Dialog.tsx'

type Props = ModalProps & { id: number; isScheduled: boolean }

/** Publishing ends with the way to what was published. */
export function PublishedDialog({ id, isScheduled, ...modal }: Props) {
  const text = useText()
  return (
    <Dialog
      {...modal}
      title={text(isScheduled ? 'newsroom.scheduled' : 'newsroom.published')}
      foot={
        <>
          <Button variant="quiet" onClick={modal.onClose}>
            {text('dialog.close')}
          </Button>
          {!isScheduled && (
            <Button variant="primary" href={newsPath({ id })} onClick={modal.onClose}>
              {text('newsroom.view_article')}
            </Button>
          )}
        </>
      }
    >
      <p>{text(isScheduled ? 'newsroom.scheduled_now' : 'newsroom.published_now')}</p>
    </Dialog>
  )
}
