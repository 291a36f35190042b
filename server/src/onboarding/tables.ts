type OnboardingTables = {
  onboarding: {
    user_id: number
    games_chosen_at: Date | null
    language_chosen_at: Date | null
    closed_at: Date | null
  }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends OnboardingTables {}
}
