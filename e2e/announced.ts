import type { Page } from '@playwright/test'

/**
 * Gathers what a page reads out by itself from now on; call what it answers to see what that was so
 * far.
 */
export async function gatherAnnounced(page: Page): Promise<() => Promise<string[]>> {
  const announced = await page.evaluateHandle(() => {
    const words: string[] = []
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const around = target instanceof Element ? target : target.parentElement
        const region = around?.closest('[aria-live], [role="status"], [role="log"], [role="alert"]')
        if (!region || region.getAttribute('aria-live') === 'off') continue
        const nodes = target instanceof Element ? [...addedNodes] : [target]
        words.push(...nodes.flatMap(({ textContent }) => textContent || []))
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
    return words
  })
  return () => announced.jsonValue()
}
