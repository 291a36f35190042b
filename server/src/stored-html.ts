import type { Domain } from './domain.ts'
import * as domains from './domains.ts'

/** Cleans the HTML of every domain that stores some. */
export const storedHtml = Object.values<Domain>(domains).flatMap(
  ({ storedHtml: cleaners = [] }) => cleaners,
)
