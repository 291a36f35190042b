// The offline page stands under the address that was wanted, so trying again is to load that once more.
const tryAgain = () => (location.pathname === '/offline' ? location.replace('/') : location.reload())
addEventListener('online', tryAgain)
document.querySelector('[data-try-again]').addEventListener('click', (event) => {
  event.preventDefault()
  tryAgain()
})
