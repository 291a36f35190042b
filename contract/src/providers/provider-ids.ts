/**
 * The sites that members connect, by the number that travels and is stored. No other table names
 * them: two readings of the documents differ on 2 and 3 (PROV-01 to PROV-04, AMB-01, checklist
 * F06).
 */
export const providerIds = { twitch: 1, facebook: 2, steam: 3, twitter: 4 } as const

export type ProviderName = keyof typeof providerIds
export type ProviderId = (typeof providerIds)[ProviderName]

export const providerNames = Object.keys(providerIds) as ProviderName[]

/** The site with this number; undefined when there is none. */
export const providerWithId = (id: number): ProviderName | undefined =>
  providerNames.find((name) => providerIds[name] === id)

/** Those that somebody signs in with, in the order of their buttons (ACC-11, AMB-77). */
export const signInProviders = ['facebook', 'twitter', 'steam'] as const satisfies ProviderName[]

/** Whether an account there signs somebody in here; any other is connected by members alone. */
export const canSignInWith = (id: number): boolean =>
  signInProviders.some((name) => providerIds[name] === id)

/**
 * Whose answer the browser takes without a look at the state: OpenID has none, and the server finds
 * its own in what was signed (PROV-15, AMB-155).
 */
export const isStateOptional = (id: number) => id === providerIds.steam
