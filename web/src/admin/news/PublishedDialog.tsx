import { newsPath } from '@loadout/contract/platform/paths.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { Button } from '../../ui/Button.tsx'
import { momentText } from '../../ui/date-text.ts'
import { Dialog } from '../../ui/layer/Dialog.tsx'

type Props = ModalProps & {
  id: number
  /** When it will appear; undefined for what has appeared. */
  scheduledFor: number | undefined
}

/** Publishing ends with the way to what was published. */
export function PublishedDialog({ id, scheduledFor, ...modal }: Props) {
  const { language, text } = useLanguage()
  const isScheduled = scheduledFor !== undefined
  return (
    <Dialog
      {...modal}
      title={text(isScheduled ? 'newsroom.scheduled' : 'newsroom.published')}
      readOut
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
      <p>
        {isScheduled
          ? text('newsroom.scheduled_for', {
              when: momentText(language.locale, scheduledFor),
            })
          : text('newsroom.published_now')}
      </p>
    </Dialog>
  )
}
