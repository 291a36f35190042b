import { useQueryClient } from '@tanstack/react-query'
import {
  setIcon,
  setLogo,
  type SiteSettings,
} from '@loadout/contract/site-settings/staff-settings.ts'
import { iconRule, logoRule } from '@loadout/contract/site-settings/site-picture-rules.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { Module } from '../../ui/Module.tsx'
import { siteQuery } from '../../platform/page/site.ts'
import form from '../StaffForm.module.css'
import { settingsQuery } from './settings-query.ts'
import { SitePictureField } from './SitePictureField.tsx'
import css from './SitePictures.module.css'

type Image = File | ''

/** Each is kept by itself as soon as it is chosen, and shows on the next page that is opened. */
export function SitePictures({ settings }: { settings: SiteSettings }) {
  const text = useText()
  const queries = useQueryClient()
  const keep = async (sending: Promise<SiteSettings>) => {
    queries.setQueryData(settingsQuery.queryKey, await sending)
    await queries.invalidateQueries(siteQuery)
    showSnack({ message: text('admin.saved'), kind: 'ok', automaticClose: true })
  }
  const sendLogo = (theme: 'dark' | 'light') => (image: Image) =>
    keep(call(setLogo, { theme, image }, { quiet: true }))
  const sendIcon = (image: Image) => keep(call(setIcon, { image }, { quiet: true }))

  return (
    <Module title={text('staff_site.pictures')}>
      <div className={css.fields}>
        <p className={form.hint}>{text('staff_site.pictures_hint')}</p>
        <SitePictureField
          label={text('staff_site.logo_dark')}
          theme="dark"
          rule={logoRule}
          picture={settings.logo_dark && `${settings.logo_dark}/480x120.png`}
          send={sendLogo('dark')}
        />
        <SitePictureField
          label={text('staff_site.logo_light')}
          theme="light"
          rule={logoRule}
          picture={settings.logo_light && `${settings.logo_light}/480x120.png`}
          send={sendLogo('light')}
        />
        <SitePictureField
          label={text('staff_site.icon')}
          rule={iconRule}
          picture={settings.icon && `${settings.icon}/192x192.png`}
          send={sendIcon}
        />
      </div>
    </Module>
  )
}
