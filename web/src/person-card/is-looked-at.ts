/** Somebody points at the link, or has come to it with the keys. */
export const isLookedAt = (link: HTMLAnchorElement) => link.matches(':hover, :focus-visible')
