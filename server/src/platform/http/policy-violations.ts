import type { FastifyInstance } from 'fastify'
import { loggedPath } from './logging.ts'
import type { RateLimits } from './rate-limits.ts'

const MOST_BYTES = 8 * 1024

/** Browsers report here what the content security policy stopped; it is logged and forgotten. */
export function receivePolicyViolations(http: FastifyInstance, limits: RateLimits) {
  http.register(async (scope) => {
    const json = ['application/csp-report', 'application/json']
    scope.addContentTypeParser(
      json,
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_, body, done) => done(null, body),
    )
    scope.post('/csp-report', { config: limits.of('read') }, async (request, reply) => {
      request.log.warn(violation(String(request.body)), 'content security policy')
      return reply.code(204).send()
    })
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
