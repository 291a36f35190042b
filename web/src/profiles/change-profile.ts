import type { QueryClient } from '@tanstack/react-query'
import { getProfile, type Profile } from '@loadout/contract/profiles/profile.ts'
import { updateMember } from '../member/sign-in.ts'
import { changeAnswers } from '../platform/call/change-answers.ts'

/** What the owner has just changed is shown at once, on their page and in their bar. */
export function changeProfile(queries: QueryClient, id: number, change: Partial<Profile>): void {
  changeAnswers<Profile>(queries, { queryKey: [getProfile.path] }, (profile) =>
    profile.id === id ? { ...profile, ...change } : profile,
  )
  const { avatar, banner, content } = change
  updateMember((user) => ({
    avatar: avatar ?? user.avatar,
    banner: banner ?? user.banner,
    content: content ?? user.content,
  }))
}
