import { waitForSite } from '../platform/wait-for-site.ts'

const hasAddressOfItsOwn = location.pathname === '/offline'

/**
 * The offline page stands under the address that was wanted, so trying again is to load that once
 * more.
 */
const tryAgain = () => (hasAddressOfItsOwn ? location.replace('/') : location.reload())

document.querySelector('[data-try-again]')?.addEventListener('click', (event) => {
  event.preventDefault()
  tryAgain()
})
if (!hasAddressOfItsOwn) waitForSite(tryAgain)
