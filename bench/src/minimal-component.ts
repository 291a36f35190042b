import { createElement, useState } from 'react'

/** As little as a page can bring to life. */
export function MinimalComponent() {
  const [times, count] = useState(0)
  return createElement('button', { onClick: () => count(times + 1) }, `Pressed ${times} times`)
}
