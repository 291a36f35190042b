import { Icon } from '../Icon.tsx'
import css from './ErrorNote.module.css'

/**
 * Why what stands above it was refused, where that is no field of the kit with a line of its own.
 * The popover of the refusal has read it out.
 */
export function ErrorNote({ id, error }: { id: string; error: string | undefined }) {
  return error === undefined ? null : (
    <p className={css.root} id={id}>
      <Icon name="alert" size="sm" />
      {error}
    </p>
  )
}
