import { useRef, useState } from 'react'
import { CallError } from '../../platform/call/call-error.ts'
import { useText } from '../../platform/language/language.tsx'
import { findMember } from './find-member.ts'

export type NamedPerson = { id: number; name: string }

/** No code of the server: what it stands for is said in its message. */
export const NOBODY = 'nobody'

export type AddedPeople = ReturnType<typeof useAddedPeople>

/** People who are added one after the other, by their names or numbers. */
export function useAddedPeople(
  people: readonly NamedPerson[],
  onChange: (people: NamedPerson[]) => void,
) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function find(written: string): Promise<NamedPerson> {
    const found = await findMember(written)
    if (found) return { id: found.id, name: found.username }
    const message = text('people.nobody', { name: written })
    setError(message)
    input.current?.focus()
    throw new CallError(404, NOBODY, message)
  }

  return {
    people,
    typed,
    error,
    busy,
    input,
    type: (next: string) => {
      setTyped(next)
      setError(undefined)
    },
    /** Adds whoever has been typed, and answers all of them; refused when there is nobody. */
    async add(): Promise<readonly NamedPerson[]> {
      const written = typed.trim()
      if (written === '') return people
      setBusy(true)
      try {
        const person = await find(written)
        const all = [...people.filter(({ id }) => id !== person.id), person]
        onChange(all)
        // What somebody has begun to type meanwhile stays.
        setTyped((now) => (now === typed ? '' : now))
        return all
      } finally {
        setBusy(false)
      }
    },
    remove: (gone: NamedPerson) => onChange(people.filter(({ id }) => id !== gone.id)),
  }
}
