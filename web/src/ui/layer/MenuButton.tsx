import { Icon } from '../Icon.tsx'
import { Menu, type MenuEntry } from './Menu.tsx'
import { Popover } from './Popover.tsx'

type Props = { label: string; entries: MenuEntry[]; disabled?: boolean }

/**
 * A list of what can be done, behind a button that names it. A `Select` is for what is only chosen:
 * in many browsers it does so with every arrow key (WCAG 3.2.2).
 */
export const MenuButton = ({ label, entries, disabled = false }: Props) => (
  <Popover
    variant="quiet"
    label={label}
    disabled={disabled}
    button={
      <>
        {label}
        <Icon name="chevron-down" size="sm" />
      </>
    }
  >
    {() => <Menu entries={entries} />}
  </Popover>
)
