/** What is held with a letter: Apple's keyboards have a key of their own for it. */
export const heldKey = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl')
