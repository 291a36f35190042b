import { useLocation, type Location } from 'react-router'

type Entered = { from?: string | undefined } | null

const ENTRANCE =
  /^\/(?:login|signup|forgot_password|reset_password|resend_email_verification)(?:\/|$)/

/**
 * What a page remembers of the way to it: where its link stood. The pages of the entrance pass on
 * where the way to the first of them began.
 */
export const wayFrom = (place: string, { pathname, state }: Location<Entered>): Entered =>
  ENTRANCE.test(pathname) ? { from: state?.from } : { from: place }

/**
 * Where whoever signs in or joins goes on: the page they came from, at the part of it where they
 * chose to, or the front page when they came from elsewhere (ACC-16).
 */
export const useReturnPath = (): string => (useLocation() as Location<Entered>).state?.from ?? '/'
