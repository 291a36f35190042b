import type { ModalProps } from '../platform/layer/layer.ts'
import { openModal } from '../platform/layer/modals.ts'
import { showFailure } from '../platform/layer/failures.ts'
import { showSnack } from '../platform/layer/snacks.ts'
import { CallError } from '../platform/call/call-error.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { useCallForm } from '../ui/forms/use-call-form.ts'
import { Icon } from '../ui/Icon.tsx'
import { askBefore } from '../ui/layer/ask-before.ts'
import { Dialog } from '../ui/layer/Dialog.tsx'
import { FormDialog } from '../ui/layer/FormDialog.tsx'
import { Menu } from '../ui/layer/Menu.tsx'
import { MenuButton } from '../ui/layer/MenuButton.tsx'
import { Popover } from '../ui/layer/Popover.tsx'
import { Module } from '../ui/Module.tsx'
import { Cell, Cells, Row } from './Cell.tsx'

const loadForced = async () => ForcedDialog
const loadWide = async () => WideDialog
const loadForm = async () => NoteDialog

export const LayerGallery = () => (
  <Module title="Dialogs, popovers, snacks">
    <Cells>
      <DialogCell />
      <PopoverCell />
      <SnackCell />
    </Cells>
  </Module>
)

const DialogCell = () => (
  <Cell title="Dialogs">
    <Row>
      <Button
        aria-haspopup="dialog"
        onClick={() =>
          askBefore({
            title: 'Delete this comment?',
            question: 'Do you want to delete this comment?',
            keep: 'Keep it',
            confirm: 'Delete',
            danger: true,
            onConfirm: () =>
              showSnack({ message: 'The comment is gone.', kind: 'ok', automaticClose: true }),
          })
        }
      >
        Confirm
      </Button>
      <Button aria-haspopup="dialog" onClick={() => openModal(loadForced)}>
        Forced
      </Button>
      <Button aria-haspopup="dialog" onClick={() => openModal(loadWide)}>
        Wide
      </Button>
      <Button aria-haspopup="dialog" onClick={() => openModal(loadForm)}>
        Form
      </Button>
      <Button
        aria-haspopup="dialog"
        onClick={() =>
          showFailure(
            new CallError(400, 'not_known_here', 'This item was just sold. Pick another one.'),
          )
        }
      >
        Error
      </Button>
    </Row>
  </Cell>
)

const PopoverCell = () => (
  <Cell title="Popover and menu">
    <Row>
      <Popover button="Your menu" label="Your menu">
        {() => (
          <Menu
            entries={[
              { icon: 'users', label: 'Your profile', href: '/gallery' },
              { icon: 'coins', label: 'Wallet', note: 'LD$ 64.50', href: '/gallery' },
              {
                icon: 'x',
                label: 'Sign out',
                apart: true,
                danger: true,
                onChoose: () => undefined,
              },
            ]}
          />
        )}
      </Popover>
      <MenuButton
        label="Add a language"
        entries={['Deutsch', 'Svenska'].map((label) => ({ label, onChoose: () => undefined }))}
      />
      <Popover button={<Icon name="info" />} icon label="About points" align="end">
        {() => <p style={{ padding: 16 }}>Points have no cash value.</p>}
      </Popover>
    </Row>
  </Cell>
)

const SnackCell = () => (
  <Cell title="Snacks">
    <Row>
      <Button
        onClick={() =>
          showSnack({
            title: 'Earned points',
            message: 'You earned 500 points by completing “Vote in a poll”!',
            kind: 'ok',
            figure: '+500',
            automaticClose: true,
          })
        }
      >
        With a figure
      </Button>
      <Button
        onClick={() =>
          showSnack({
            title: 'Username change',
            message: 'Your username has been changed to: Tindra',
            kind: 'ok',
            automaticClose: true,
          })
        }
      >
        Goes by itself
      </Button>
      <Button
        onClick={() => showSnack({ message: 'A new version of this page is there.', kind: 'info' })}
      >
        Stays
      </Button>
      <Button
        onClick={() => showSnack({ message: 'This could not be sent. Try again.', kind: 'error' })}
      >
        Wrong
      </Button>
    </Row>
  </Cell>
)

/** As the dialog for whoever is asked for another name, which needs a member. */
function ForcedDialog(modal: ModalProps) {
  return (
    <Dialog
      {...modal}
      title="Choose a new username"
      forced
      foot={
        <Button variant="primary" onClick={modal.onClose}>
          Save username
        </Button>
      }
    >
      <p>
        You have been requested to change your username by an admin. Please enter a new username.
      </p>
      <TextField
        label="New username"
        defaultValue="coolguy1999"
        error="This is your current username. Please enter a new one."
      />
    </Dialog>
  )
}

function WideDialog(modal: ModalProps) {
  return (
    <Dialog
      {...modal}
      title="Open-back headset"
      look="wide"
      foot={
        <Button variant="primary" onClick={modal.onClose}>
          Buy for LD$ 49.00
        </Button>
      }
    >
      <p>What is left: LD$ 15.50.</p>
    </Dialog>
  )
}

function NoteDialog(modal: ModalProps) {
  const form = useCallForm<{ note: string }>({
    values: { note: '' },
    send: async () => modal.onClose(),
  })
  return (
    <FormDialog
      {...modal}
      form={form}
      title="Refund order 12"
      cancel="Cancel"
      submit="Refund"
      isDangerous
    >
      <p>Give LD$ 49.00 back to coolguy1999?</p>
      <TextField {...form.field('note')} label="Note" />
    </FormDialog>
  )
}
