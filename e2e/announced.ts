import type { Page } from '@playwright/test'

/**
 * Gathers what a page reads out by itself from now on; call what it answers to see what that was so
 * far.
 */
export async function gatherAnnounced(page: Page): Promise<() => Promise<string[]>> {
  const announced = await page.evaluateHandle(() => {
    const REGIONS = '[aria-live], [role="status"], [role="log"], [role="alert"]'
    const words: string[] = []
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of target instanceof Element ? addedNodes : [target]) {
          // What comes with its words is read out for certain only if it is an alert.
          const region =
            node.parentElement?.closest(REGIONS) ??
            (node instanceof HTMLElement && node.role === 'alert' ? node : null)
          if (!region || region.getAttribute('aria-live') === 'off') continue
          if (node.textContent) words.push(node.textContent)
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
    return words
  })
  return () => announced.jsonValue()
}
