import type { ReactNode } from 'react'
import { useText } from '../platform/language/language.tsx'

type Props = { name: string; handle: string | undefined; children: ReactNode }

/** A site, what the member is called there, and what can be done about it. */
export function AccountItem({ name, handle, children }: Props) {
  const text = useText()
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p>{handle ?? text('providers.not_connected')}</p>
      </div>
      {children}
    </li>
  )
}
