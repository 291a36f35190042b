import type { ComponentProps } from 'react'
import { Empty } from './Empty.tsx'
import css from './EmptyPage.module.css'

/** A page that has nothing but the reason why. */
export function EmptyPage(props: Omit<ComponentProps<typeof Empty>, 'heading'>) {
  return (
    <div className={css.root}>
      <Empty heading="h1" {...props} />
    </div>
  )
}
