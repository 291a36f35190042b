import * as domains from './domains.ts'

type Domains = typeof domains
type CallOf<Calls> = Calls[keyof Calls]
type Call = { [Name in keyof Domains]: CallOf<Domains[Name]['endpoints']> }[keyof Domains]

/** Every call of the site. The server serves exactly these; tests hold it against this list. */
export const endpoints = Object.values(domains).flatMap(({ endpoints: calls }) =>
  Object.values<Call>(calls),
)
