import { HeroType } from '@loadout/contract/hero/hero.ts'
import { slideRules, type SlideValues } from '@loadout/contract/hero/slide-rules.ts'
import { saveHeroSlide, type StaffHeroItem } from '@loadout/contract/hero/staff-hero.ts'
import { call } from '../../platform/call/call.ts'
import { changedFields } from '../../ui/forms/changed-fields.ts'
import { useCallForm, type CallForm } from '../../ui/forms/use-call-form.ts'

type Draft = SlideValues & { picture: File | undefined }
export type SlideFields = CallForm<Draft>

/** A slide as it is being written. Of one that is there only what differs is sent. */
export function useSlideForm(slide: StaffHeroItem | undefined, onSaved: () => void): SlideFields {
  const values = draftOf(slide)
  return useCallForm<Draft>({
    values,
    rules: slideRules,
    async send(draft) {
      const changed = slide ? { id: slide.id, ...changedFields(values, draft) } : draft
      const { enabled, title, lead, translations } = changed
      await call(
        saveHeroSlide,
        {
          ...(slide ? { id: slide.id } : {}),
          ...(contentFields.some((field) => field in changed) ? contentOf(draft) : {}),
          enabled,
          title,
          lead,
          translations: translations && JSON.stringify(translations),
        },
        { quiet: true },
      )
      onSaved()
    },
  })
}

const draftOf = (slide: StaffHeroItem | undefined): Draft => ({
  type: slide?.type ?? HeroType.Image,
  picture: undefined,
  chosen: slide?.type === HeroType.Image ? slide.identifier : '',
  identifier: slide && slide.type !== HeroType.Image ? slide.identifier : '',
  link: slide?.link ?? '',
  enabled: slide?.enabled ?? true,
  title: slide?.title ?? '',
  lead: slide?.lead ?? '',
  translations: slide?.translations ?? [],
})

/**
 * What a slide shows is taken as a whole: what only pictures or only videos have goes with those.
 */
const contentFields = ['type', 'picture', 'chosen', 'identifier', 'link'] as const

function contentOf({ type, chosen, identifier, picture, link }: Draft) {
  const hasPicture = type === HeroType.Image
  return {
    type,
    identifier: hasPicture ? chosen : identifier.trim(),
    picture: hasPicture ? picture : undefined,
    link: hasPicture ? link.trim() : '',
  }
}
