import { useNavigate } from 'react-router'
import { useText } from '../platform/language/language.tsx'
import { openModal } from '../platform/layer/modals.ts'
import { Button } from '../ui/Button.tsx'
import { Module } from '../ui/Module.tsx'
import css from './Leaving.module.css'

const loadDialog = () =>
  import('./DeleteAccountDialog.tsx').then(({ DeleteAccountDialog }) => DeleteAccountDialog)

export function DeleteAccount() {
  const text = useText()
  const navigate = useNavigate()
  const ask = () => openModal(loadDialog, { onLeft: () => void navigate('/') })
  return (
    <Module title={text('leaving.title')} id="delete-account">
      <div className={css.root}>
        <p>{text('leaving.text')}</p>
        <Button variant="danger" aria-haspopup="dialog" onClick={ask}>
          {text('leaving.title')}
        </Button>
      </div>
    </Module>
  )
}
