import { expect, type BrowserContext } from '@playwright/test'

export type Expected = {
  /** Announces what is meant to go wrong: parts of the lines below. Each must come true. */
  failures: (...parts: (string | RegExp)[]) => void
  /** The same of what depends on which of two calls comes first. */
  possibly: (...parts: (string | RegExp)[]) => void
}

/**
 * Writes down everything that goes wrong in a browser: a console message, an uncaught error, a
 * failed request, a refusal.
 */
export function watchForTroubles() {
  const troubles: string[] = []
  const announced: (string | RegExp)[] = []
  const possible: (string | RegExp)[] = []
  const contexts: BrowserContext[] = []
  const isPart = (line: string) => (part: string | RegExp) =>
    typeof part === 'string' ? line.includes(part) : part.test(line)

  function watch(context: BrowserContext) {
    contexts.push(context)
    context.on('console', (message) => {
      if (['error', 'warning', 'assert'].includes(message.type()))
        troubles.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
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
  }

  async function judge() {
    // A round trip to each page brings in what it has said so far.
    await Promise.all(
      contexts
        .flatMap((context) => context.pages())
        .map((page) => page.evaluate(() => 0).catch(() => 0)),
    )
    expect(
      troubles.filter((line) => ![...announced, ...possible].some(isPart(line))),
      'nothing went wrong that was not announced',
    ).toEqual([])
    expect(
      announced.filter((part) => !troubles.some((line) => isPart(line)(part))),
      'everything announced went wrong',
    ).toEqual([])
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
