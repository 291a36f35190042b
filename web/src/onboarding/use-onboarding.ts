import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import {
  getOnboarding,
  noteOnboarding,
  type Onboarding,
} from '@loadout/contract/onboarding/onboarding.ts'
import { useHasPicked } from '../home/stored-filter.ts'
import { call } from '../platform/call/call.ts'
import { query } from '../platform/call/query.ts'
import { hasStoredLanguage } from '../platform/language/stored-language.ts'
import { writeStored } from '../platform/storage.ts'
import { OVER } from './onboarding-over.ts'

/** Asked anew whenever the page is opened: whoever comes back has done something meanwhile. */
const onboardingQuery = query(getOnboarding, {}, { staleTime: 0 })

/** The first steps of a member, and how to tell the server of one that only the browser knows. */
export function useOnboarding({ id }: OwnUser) {
  const queries = useQueryClient()
  const { data } = useQuery(onboardingQuery)
  const { mutate: note } = useMutation({
    mutationFn: (what: 'games' | 'language' | 'closed') =>
      // Only closing is somebody's press; the others are noted in passing.
      call(noteOnboarding, { what }, { quiet: what !== 'closed' }),
    onSuccess: (now) => queries.setQueryData(onboardingQuery.queryKey, now),
  })
  useNoteChoices(data, note)
  useEffect(() => {
    if (data?.open === false) writeStored(OVER, String(id))
  }, [data, id])
  return { data, note }
}

function useNoteChoices(data: Onboarding | undefined, note: (what: 'games' | 'language') => void) {
  const hasGames = useHasPicked()
  const hasLanguage = hasStoredLanguage()
  useEffect(() => {
    if (!data?.open) return
    if (hasGames && !data.done.includes('games')) note('games')
    if (hasLanguage && !data.done.includes('language')) note('language')
  }, [data, hasGames, hasLanguage, note])
}
