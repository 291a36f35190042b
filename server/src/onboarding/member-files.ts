import { atOnce, type MemberFile } from '../data-copy/member-file.ts'

const firstSteps = atOnce('first-steps', (db, memberId) =>
  db
    .selectFrom('onboarding')
    .select(['games_chosen_at', 'language_chosen_at', 'closed_at'])
    .where('user_id', '=', memberId)
    .execute(),
)

export const onboardingFiles: readonly MemberFile[] = [firstSteps]
