/** Whose first steps are over, as this browser remembers it. */
export const OVER = 'loadout:onboarding-over'
