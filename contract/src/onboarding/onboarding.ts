import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'

/** What helps somebody who has just joined to feel at home, in the order it is offered. */
export const onboardingSteps = ['picture', 'games', 'language', 'follow', 'comment'] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** How long after joining the steps are offered; who has been here longer needs none. */
export const ONBOARDING_DAYS = 30

const onboardingSchema = z.object({
  /** False for whoever has done all, has closed the panel or joined too long ago. */
  open: z.boolean(),
  done: z.array(z.enum(onboardingSteps)),
})
export type Onboarding = z.infer<typeof onboardingSchema>

export const getOnboarding = endpoint({
  method: 'GET',
  path: '/onboarding/get',
  access: 'member',
  summary: 'Which first steps the caller has done, and whether they are still offered.',
  input: z.object({}),
  output: onboardingSchema,
})

/**
 * Games and language are chosen in the browser, so it tells of them; all other steps the server
 * knows by itself. It sets a state, so doing it twice is doing it once (checklist B03).
 */
export const noteOnboarding = endpoint({
  method: 'POST',
  path: '/onboarding/note',
  access: 'member',
  summary: 'Notes that the caller has chosen games or a language, or has closed the first steps.',
  input: z.object({ what: z.enum(['games', 'language', 'closed']) }),
  output: onboardingSchema,
})
