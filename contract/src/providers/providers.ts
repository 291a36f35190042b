import { z } from 'zod'
import { authorisedOrPending } from '../accounts/authorised.ts'
import { endpoint } from '../platform/endpoint.ts'
import { entries, success, unixSeconds, wireSmallint } from '../platform/wire.ts'
import { providerIds, providerNames } from './provider-ids.ts'

/** What a site sends back is an address with a dozen parameters at most. */
const DATA_MAX = 4_096

const providerId = z.literal(Object.values(providerIds))
const serviceName = z.enum(providerNames)
/** Any number is taken, and those that mean no site are refused by name. */
const askedProvider = wireSmallint(0, 32_767)

/** Which buttons to show: only what whoever runs the site has set up. */
export const listOfferedProviders = endpoint({
  method: 'GET',
  path: '/provider/offered',
  access: 'anyone',
  summary: 'Which external accounts this site takes.',
  input: z.object({}),
  output: z.object({
    entries: z.array(z.object({ id: providerId, service: serviceName })),
    /** Whether a name at Esportal can be connected. */
    esportal: z.boolean(),
  }),
})

/**
 * The state is good once, for ten minutes, for this provider, and for nobody but who has asked: the
 * session, or of somebody who is not signed in the browser (PROV-06, checklist F01).
 */
export const getProviderUrl = endpoint({
  method: 'GET',
  path: '/provider/get_url',
  access: 'reader',
  rate: 'sign-in',
  summary: 'Where to send the browser so that somebody proves an account elsewhere.',
  input: z.object({ id: askedProvider }),
  output: z.object({ url: z.string(), state: z.string() }),
  errors: ['provider_unknown'],
})

const connectedProviderSchema = z.object({
  id: providerId,
  service: serviceName,
  handle: z.string(),
  connected: unixSeconds,
})
export type ConnectedProvider = z.infer<typeof connectedProviderSchema>

export const listProviders = endpoint({
  method: 'GET',
  path: '/provider/list',
  access: 'member',
  summary: 'The external accounts of the caller.', // as documented (PROV-07)
  input: z.object({}),
  output: entries(connectedProviderSchema),
})

/**
 * Of a member it connects an account; anybody else it signs in, or gives what finishes a signup
 * (PROV-08, ACC-21, AMB-76). Exactly one of the four is answered: `provider`; `user`, `id` and
 * `token`; `second_step`; `signup_token` and `suggested_username`.
 */
export const connectProvider = endpoint({
  method: 'POST',
  path: '/provider/connect',
  access: 'reader',
  rate: 'sign-in',
  once: true,
  summary: 'Takes what another site has sent back: connects, signs in, or begins a signup.',
  input: z.object({ id: askedProvider, data: z.string().max(DATA_MAX) }),
  output: z.object({
    provider: connectedProviderSchema.optional(),
    ...authorisedOrPending.shape,
    signup_token: z.string().optional(),
    /** A name that is free, or empty when theirs elsewhere is none for here. */
    suggested_username: z.string().optional(),
  }),
  errors: [
    'provider_unknown',
    'provider_failed',
    'provider_taken',
    'provider_connected',
    'confirmation_required',
    'banned',
    'email_not_verified',
  ],
})

/** Steam takes Esportal with it (PROV-09, PROV-18). */
export const disconnectProvider = endpoint({
  method: 'POST',
  path: '/provider/disconnect',
  access: 'member',
  once: true,
  summary: 'Disconnects an external account of the caller.',
  input: z.object({ id: askedProvider }),
  output: success,
  errors: ['provider_unknown', 'provider_not_connected', 'last_sign_in'],
})
