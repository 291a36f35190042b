import {
  SLIDE_LEAD_MAX,
  SLIDE_TITLE_MAX,
  type SlideTranslation,
} from '@loadout/contract/hero/slide-texts.ts'
import { useText } from '../../platform/language/language.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useValues } from '../../ui/forms/use-call-form.ts'
import { Translations } from '../editing/Translations.tsx'
import type { SlideFields } from './use-slide-form.ts'

/** What stands on the slide, for everybody and for readers of single languages. */
export function SlideTexts({ form }: { form: SlideFields }) {
  const text = useText()
  const { translations } = useValues(form)
  return (
    <>
      <TextField
        {...form.field('title')}
        label={text('staff_hero.slide_title')}
        hint={text('staff_hero.slide_title_hint')}
        maxLength={SLIDE_TITLE_MAX}
        autoComplete="off"
      />
      <TextField
        {...form.field('lead')}
        label={text('staff_hero.slide_lead')}
        maxLength={SLIDE_LEAD_MAX}
        autoComplete="off"
      />
      <Translations<SlideTranslation>
        translations={translations}
        error={form.errorOf('translations')}
        begin={(language_id) => ({ language_id, title: '', lead: '' })}
        onChange={(next) => form.set('translations', next)}
      >
        {(translation, change, locale) => (
          <>
            <TextField
              label={text('staff_hero.slide_title')}
              lang={locale}
              value={translation.title}
              maxLength={SLIDE_TITLE_MAX}
              autoComplete="off"
              onChange={({ target }) => change({ ...translation, title: target.value })}
            />
            <TextField
              label={text('staff_hero.slide_lead')}
              lang={locale}
              value={translation.lead}
              maxLength={SLIDE_LEAD_MAX}
              autoComplete="off"
              onChange={({ target }) => change({ ...translation, lead: target.value })}
            />
          </>
        )}
      </Translations>
    </>
  )
}
