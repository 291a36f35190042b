import { useId, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { nextLayerId } from '../../platform/layer/layer.ts'
import { Button } from '../Button.tsx'
import { classNames } from '../class-names.ts'
import { useFloating } from './use-floating.ts'
import css from './Popover.module.css'

type Props = {
  /** What the button shows, and how it looks. */
  button: ReactNode
  variant?: 'outline' | 'quiet'
  icon?: boolean
  /** The name of what opens; of the button too, where that shows nothing but an icon. */
  label: string
  align?: 'start' | 'end'
  role?: 'dialog' | 'group'
  disabled?: boolean
  className?: string | undefined
  /** Made when it opens. */
  children: () => ReactNode
}

/**
 * A button and what it opens beside itself. The browser's own popover closes on Esc, on a click
 * outside and when another opens, and gives the focus back. Each time it opens it is a new one
 * (SHELL-25).
 */
export function Popover({
  button,
  variant,
  icon,
  label,
  align = 'start',
  role = 'group',
  disabled = false,
  className,
  children,
}: Props) {
  const id = useId()
  const [shown, setShown] = useState<number>()
  const { anchor, floating } = useFloating(shown !== undefined, align)

  return (
    <>
      <Button
        ref={anchor as RefObject<HTMLButtonElement | null>}
        {...(variant ? { variant } : {})}
        {...(icon ? { icon, 'aria-label': label } : {})}
        popoverTarget={id}
        disabled={disabled}
        aria-expanded={shown !== undefined}
      >
        {button}
      </Button>
      <div
        ref={floating}
        id={id}
        popover="auto"
        role={role}
        aria-label={label}
        className={classNames(css.root, className)}
        data-layer={shown}
        onToggle={(event) => {
          if (event.target === event.currentTarget)
            setShown(event.newState === 'open' ? nextLayerId() : undefined)
        }}
      >
        {shown !== undefined && children()}
      </div>
    </>
  )
}
