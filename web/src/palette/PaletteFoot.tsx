import { useText } from '../platform/language/language.tsx'
import { openPalette } from '../shell/listen-for-keys.ts'
import { Keys } from './Keys.tsx'
import css from './CommandPalette.module.css'

/** What the keys do here, for those who have some, and the way to all others. */
export function PaletteFoot({ onClose }: { onClose: () => void }) {
  const text = useText()
  const showKeys = () => {
    onClose()
    openPalette('?')
  }
  return (
    <div className={css.foot}>
      <span>
        <Keys of={['↑', '↓']} /> {text('palette.key_move')}
      </span>
      <span>
        <Keys of={['Enter']} /> {text('palette.key_choose')}
      </span>
      <button type="button" onClick={showKeys}>
        {text('palette.keys')}
      </button>
    </div>
  )
}
