import type { queryOptions } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { useParams } from 'react-router'
import type { CallKey } from '../../platform/call/query.ts'
import { useHead } from '../../platform/page/head.tsx'
import { Missing } from '../../platform/page/PageFailure.tsx'
import { useMember } from '../../platform/session/session.ts'
import { LoadStates } from '../LoadStates.tsx'
import type { Saved } from './editing-state.ts'
import { useMadeHere } from './use-made-here.ts'

type Shown<Edited> = { edited: Edited | undefined; memberId: number; onMade: (id: number) => void }

type Props<Edited> = {
  title: { add: string; edit: string }
  list: string
  missing: Parameters<typeof Missing>[0]['code']
  query: (id: number) => ReturnType<typeof queryOptions<Edited, Error, Edited, CallKey>>
  children: (shown: Shown<Edited>) => ReactNode
}

/**
 * The screen of one editor. What is new gets its address with the first save; whoever writes it
 * goes on in the same editor.
 */
export function EditorPlace<Edited extends Saved>({
  title,
  list,
  missing,
  query,
  children,
}: Props<Edited>) {
  const { id: written } = useParams()
  const { id, isNew, key, onMade } = useMadeHere(written)
  const memberId = useMember()?.id ?? 0
  useHead({ title: written === undefined ? title.add : title.edit, path: list, hidden: true })

  if (isNew)
    return <Fragment key={key}>{children({ edited: undefined, memberId, onMade })}</Fragment>
  if (id === undefined) return <Missing code={missing} />
  // As it is when somebody begins to edit, and not as an earlier visit has read it: they or others
  // may have saved it since.
  return (
    <LoadStates query={{ ...query(id), staleTime: 0, gcTime: 0 }}>
      {(edited) => (edited.id === id ? children({ edited, memberId, onMade }) : null)}
    </LoadStates>
  )
}
