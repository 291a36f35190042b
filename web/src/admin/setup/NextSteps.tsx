import { useState } from 'react'
import { useText } from '../../platform/language/language.tsx'
import { useSite } from '../../platform/page/site.ts'
import { Button } from '../../ui/Button.tsx'
import { Module } from '../../ui/Module.tsx'
import { isNewSite, putNewSiteAway } from './new-site.ts'
import css from './NextSteps.module.css'

const steps = [
  { label: 'setup.next_news', path: '/admin/news/new' },
  { label: 'setup.next_mail', path: '/admin/mails' },
  { label: 'setup.next_pages', path: '/admin/content-pages' },
  { label: 'setup.next_settings', path: '/admin/settings' },
] as const

/** What the owner of a new site finds after the setup, until they have read it. */
export function NextSteps() {
  const text = useText()
  const { mails_arrive } = useSite()
  const [isShown, setShown] = useState(isNewSite)
  if (!isShown) return null
  const open = steps.filter(({ label }) => label !== 'setup.next_mail' || !mails_arrive)
  const putAway = () => {
    putNewSiteAway()
    setShown(false)
  }
  return (
    <div className={css.root}>
      <Module
        title={text('setup.ready')}
        end={
          <Button size="sm" variant="quiet" onClick={putAway}>
            {text('setup.put_away')}
          </Button>
        }
      >
        <p>{text('setup.ready_lead')}</p>
        <ul>
          {open.map(({ label, path }) => (
            <li key={path}>
              <a href={path}>{text(label)}</a>
            </li>
          ))}
        </ul>
      </Module>
    </div>
  )
}
