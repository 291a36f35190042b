import * as domains from './domains.ts'

/**
 * Every call of the site. The server serves exactly these; the API page and the contract tests read
 * this list.
 */
export const endpoints = Object.values(domains).flatMap(({ endpoints: calls }) => [...calls])
