import css from './Tabs.module.css'

type TabLink = {
  href: string
  label: string
  count?: number | string | undefined
  current: boolean
}

/** Tabs that are pages of their own. The rule on top joins the rule of a module. */
export function Tabs({ label, tabs }: { label: string; tabs: TabLink[] }) {
  return (
    <nav className={css.root} aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.href} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <span className={css.count}> {tab.count}</span>}
        </a>
      ))}
    </nav>
  )
}
