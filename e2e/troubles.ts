import { expect, type BrowserContext } from '@playwright/test'

export type Expected = {
  /** Announces what is meant to go wrong: parts of the lines below. Each must come true. */
  failures: (...parts: (string | RegExp)[]) => void
  /** The same of what depends on which of two calls comes first. */
  possibly: (...parts: (string | RegExp)[]) => void
}

/**
 * Writes down everything that goes wrong in a browser: what a script complains of, an uncaught
 * error, a failed request, a refusal, what the site's policy did not let in. What the browser
 * itself writes to its console is left out: each version has words of its own, and says under load
 * that a font was not used soon enough.
 */
export function watchForTroubles() {
  const troubles: string[] = []
  const announced: (string | RegExp)[] = []
  const possible: (string | RegExp)[] = []
  const contexts: BrowserContext[] = []
  const isPart = (line: string) => (part: string | RegExp) =>
    typeof part === 'string' ? line.includes(part) : part.test(line)
  const notAnnounced = () =>
    troubles.filter((line) => ![...announced, ...possible].some(isPart(line)))
  const notComeTrue = () => announced.filter((part) => !troubles.some((line) => isPart(line)(part)))

  /** What went wrong instead often says why. */
  function missed() {
    const missing = notComeTrue()
    return missing.length === 0 ? [] : { missing, instead: notAnnounced() }
  }

  async function watch(context: BrowserContext) {
    contexts.push(context)
    context.on('console', (message) => {
      // Only a script hands values over to be written.
      const isOfScript = message.args().length > 0
      if (isOfScript && ['error', 'warning', 'assert'].includes(message.type()))
        troubles.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) =>
      troubles.push(`uncaught: ${error.error().stack ?? error.error().message}`),
    )
    context.on('response', (response) => {
      if (response.status() >= 400)
        troubles.push(
          `answered ${response.status()}: ${response.request().method()} ${response.url()}`,
        )
    })
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      // Whoever leaves a page stops what it was loading; that is no failure.
      if (reason !== 'net::ERR_ABORTED')
        troubles.push(`failed: ${request.method()} ${request.url()} ${reason}`)
    })
    await context.addInitScript(sayWhatPolicyRefused)
  }

  async function judge() {
    // A round trip to each page brings in what it has said so far.
    await Promise.all(
      contexts
        .flatMap((context) => context.pages())
        .map((page) => page.evaluate(() => 0).catch(() => 0)),
    )
    await expect.poll(missed, 'everything announced went wrong').toEqual([])
    expect(notAnnounced(), 'nothing went wrong that was not announced').toEqual([])
  }

  return {
    watch,
    judge,
    expected: {
      failures: (...parts: (string | RegExp)[]) => void announced.push(...parts),
      possibly: (...parts: (string | RegExp)[]) => void possible.push(...parts),
    } satisfies Expected,
  }
}

/** Runs in every page, before its own scripts. */
function sayWhatPolicyRefused() {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`policy: ${effectiveDirective} ${blockedURI}`),
  )
}
