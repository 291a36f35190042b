import { useText } from '../../platform/language/language.tsx'
import { useHead } from '../../platform/page/head.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { settingsQuery } from './settings-query.ts'
import { SitePictures } from './SitePictures.tsx'
import { SiteSettingsForm } from './SiteSettingsForm.tsx'

/** What the site is called, how it looks and how it behaves. */
export function SiteSettingsPage() {
  const text = useText()
  useHead({ title: text('staff_site.title'), path: '/admin/settings', hidden: true })
  return (
    <>
      <PageHead title={text('staff_site.title')} lead={text('staff_site.lead')} />
      <LoadStates query={settingsQuery}>
        {(settings) => (
          <>
            <SitePictures settings={settings} />
            <SiteSettingsForm settings={settings} />
          </>
        )}
      </LoadStates>
    </>
  )
}
