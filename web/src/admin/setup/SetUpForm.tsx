import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { setupRules, type SetupValues } from '@loadout/contract/owners/setup-rules.ts'
import { setUpSite, type Setup } from '@loadout/contract/owners/set-up-site.ts'
import { languages, type LanguageId } from '@loadout/contract/languages/languages.ts'
import { siteRules } from '@loadout/contract/site-settings/site-rules.ts'
import { AccountForm } from '../../accounts/AccountForm.tsx'
import { CountryField } from '../../accounts/CountryField.tsx'
import { NewAccountFields } from '../../accounts/NewAccountFields.tsx'
import { signInIfAllowed } from '../../accounts/sign-in-if-allowed.ts'
import { call } from '../../platform/call/call.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import { storeLanguage } from '../../platform/language/stored-language.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm, useValues } from '../../ui/forms/use-call-form.ts'
import { LanguageFields } from '../site-settings/LanguageFields.tsx'
import { GameFields } from './GameFields.tsx'
import { noteNewSite } from './new-site.ts'

type Props = { token: string; setup: Setup }

/** The account first, then the site; all of it can be changed later but who the owner is. */
export function SetUpForm({ token, setup }: Props) {
  const { text, language } = useLanguage()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const form = useCallForm<SetupValues>({
    values: valuesOf(setup, language.id),
    rules: setupRules,
    otherwise: 'username',
    async send(values) {
      await call(setUpSite, sentOf(token, values), { quiet: true })
      // The link is used up, so whoever cannot be signed in now does it themselves.
      const isIn = await signInIfAllowed({
        username: values.username.trim(),
        password: values.password,
      })
      // It was the browser's, and the site may speak another first.
      storeLanguage(language)
      await queries.invalidateQueries()
      noteNewSite()
      await navigate(isIn ? '/admin' : '/login', { replace: true })
    },
  })

  const { languages: offered } = useValues(form)

  return (
    <AccountForm form={form} submit={text('setup.submit')}>
      <NewAccountFields
        field={(name) => form.field(name)}
        passwordHint={text('signup.password_hint')}
      />
      <CountryField {...form.field('country_id')} />
      <TextField
        {...form.field('site_name')}
        label={text('staff_site.name')}
        hint={text('setup.name_hint')}
        maxLength={siteRules.nameMax}
        autoComplete="off"
      />
      <LanguageFields
        offered={offered}
        onOffer={(ids) => form.set('languages', ids)}
        main={form.field('fallback_language_id')}
      />
      <GameFields form={form} games={setup.games} />
    </AccountForm>
  )
}

/** A site speaks the language first in which its owner has opened the page. */
const valuesOf = ({ site_name, games }: Setup, language: LanguageId): SetupValues => ({
  username: '',
  password: '',
  email: '',
  country_id: '',
  site_name,
  languages: languages.map(({ id }) => id),
  fallback_language_id: String(language),
  games: games.map(({ id }) => id),
})

const sentOf = (token: string, { fallback_language_id, site_name, ...values }: SetupValues) => ({
  ...values,
  token,
  site_name: site_name.trim(),
  fallback_language_id: Number(fallback_language_id),
})
