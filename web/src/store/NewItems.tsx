import { useEffect, useRef, useState } from 'react'
import { loadTexts } from '../platform/language/catalogues.ts'
import { Part } from '../platform/layer/Part.tsx'

const load = async () =>
  (
    await Promise.all([import('../shell/LateFooter.tsx'), loadTexts('store'), loadTexts('footer')])
  )[0].LateFooter

/**
 * The place in the footer for what is new in the store (FOOT-02), and its pictures (FOOT-03). It is
 * far below most pages and in none of their scripts, so it is fetched for whoever comes near it; a
 * page can do without.
 */
export function NewItems({ className }: { className: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '300px' },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place} className={className}>
      {isNear && <Part load={load} onMissing={() => undefined} props={{}} />}
    </div>
  )
}
