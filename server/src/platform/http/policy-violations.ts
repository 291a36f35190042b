import type { FastifyInstance } from 'fastify'
import type { BodyMemory } from './body-memory.ts'
import { loggedPath } from './logging.ts'
import { PublicError } from './public-error.ts'
import { networkOf, type RateLimits } from './rate-limits.ts'
import { readBody, takeUnread } from './read-body.ts'

const REPORT = {
  max: 8 * 1024,
  tooLarge: () => new PublicError(413, 'too_large'),
  admit: undefined,
}

/** Browsers report here what the content security policy stopped; it is logged and forgotten. */
export function receivePolicyViolations(
  http: FastifyInstance,
  { limits, withShare }: { limits: RateLimits; withShare: BodyMemory },
) {
  http.register(async (scope) => {
    takeUnread(scope, ['application/csp-report', 'application/json'])
    scope.post('/csp-report', { config: limits.of('read') }, (request, reply) =>
      withShare(networkOf(request.ip), async (hold) => {
        const report = await readBody(request, reply, { ...REPORT, hold })
        request.log.warn(violation(report.toString()), 'content security policy')
        return reply.code(204).send()
      }),
    )
  })
}

/**
 * What was stopped where. Addresses lose their query and their tokens, as in any other line of the
 * log (checklist D02).
 */
function violation(report: string) {
  const fields = readReport(report)?.['csp-report'] ?? {}
  return {
    directive: text(fields['effective-directive'] ?? fields['violated-directive']),
    blocked: text(URL.parse(text(fields['blocked-uri']))?.origin ?? fields['blocked-uri']),
    page: loggedPath(URL.parse(text(fields['document-uri']))?.pathname ?? ''),
  }
}

type Report = { 'csp-report'?: Record<string, unknown> | null } | null

/** Anyone may send anything here; what is no report says nothing. */
function readReport(report: string): Report {
  try {
    return JSON.parse(report) as Report
  } catch {
    return null
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '')
