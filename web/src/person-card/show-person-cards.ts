import { loadChunk } from '../platform/load-chunk.ts'
import { loadTexts } from '../platform/language/catalogues.ts'
import type { LoadModal } from '../platform/layer/layer.ts'
import { openModal } from '../platform/layer/modals.ts'
import { isLookedAt } from './is-looked-at.ts'
import type { PersonCardProps } from './PersonCard.tsx'

/** Whoever only passes by with the pointer, or goes on with Tab, wants no card. */
const SHOW_MS = 500

const loadCard: LoadModal<PersonCardProps> = async () =>
  (
    await Promise.all([
      loadChunk(() => import('./PersonCard.tsx')),
      loadTexts('profiles'),
      loadTexts('following'),
    ])
  )[0].PersonCard

/** The name that a link leads to, when it leads to the page of somebody and no part of it. */
export const nameIn = (path: string): string | undefined => {
  const [, name] = /^\/user\/([^/]+)$/.exec(path) ?? []
  try {
    return name && decodeURIComponent(name)
  } catch {
    // Somebody has written an address that is none.
    return undefined
  }
}

/**
 * Whoever points at a name for a moment, or comes to it with the keys, is shown who that is. All
 * names are links to a page, so one listener serves the whole site. A finger leads to the page at
 * once.
 */
export function showPersonCards(): void {
  let waiting: HTMLAnchorElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const waitFor = (link: HTMLAnchorElement | null) => {
    if (link === waiting) return
    clearTimeout(timer)
    waiting = link
    if (link) timer = setTimeout(show, SHOW_MS, link)
  }
  const forget = () => clearTimeout(timer)

  document.addEventListener('pointerover', ({ target, pointerType }) =>
    waitFor(pointerType === 'touch' ? null : linkAt(target)),
  )
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    const link = linkAt(target)
    // Whoever comes back from the card has seen it.
    const isBack = relatedTarget instanceof Element && relatedTarget.closest('[popover]') !== null
    waitFor(link?.matches(':focus-visible') && !isBack ? link : null)
  })
  const listening = { capture: true, passive: true }
  for (const sign of ['pointerdown', 'keydown']) document.addEventListener(sign, forget, listening)
  // The page may scroll because somebody came to the name by keys.
  document.addEventListener(
    'scroll',
    () => waiting?.matches(':focus-visible') || forget(),
    listening,
  )
  // Somebody may have come to a name before there was anybody to listen.
  const focused = document.activeElement
  if (focused?.matches(':focus-visible')) waitFor(linkAt(focused))
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/user/"]') : null

/** Not of whom the page is about, and not over a dialog, whose outside nobody can reach. */
function show(link: HTMLAnchorElement): void {
  const name = nameIn(link.pathname)
  if (
    name === undefined ||
    link.pathname === location.pathname ||
    !isLookedAt(link) ||
    link.closest('dialog, [popover], [aria-details]')
  )
    return
  // A page without this part is as it was without cards.
  void loadCard().then(
    // Whoever has gone on while it was fetched is not followed by it.
    () => link.isConnected && isLookedAt(link) && openModal(loadCard, { link, name }),
    () => undefined,
  )
}
