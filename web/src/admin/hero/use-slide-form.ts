import { HeroType } from '@loadout/contract/hero/hero.ts'
import { slideRules, type SlideValues } from '@loadout/contract/hero/slide-rules.ts'
import { saveHeroSlide, type StaffHeroItem } from '@loadout/contract/hero/staff-hero.ts'
import { call } from '../../platform/call/call.ts'
import { useCallForm, type CallForm } from '../../ui/forms/use-call-form.ts'

type Draft = SlideValues & { picture: File | undefined }
export type SlideFields = CallForm<Draft>

/** A slide as it is being written; what only pictures or only videos have is sent with those. */
export const useSlideForm = (slide: StaffHeroItem | undefined, onSaved: () => void): SlideFields =>
  useCallForm<Draft>({
    values: {
      type: slide?.type ?? HeroType.Image,
      picture: undefined,
      chosen: slide?.type === HeroType.Image ? slide.identifier : '',
      identifier: slide && slide.type !== HeroType.Image ? slide.identifier : '',
      link: slide?.link ?? '',
      enabled: slide?.enabled ?? true,
      title: slide?.title ?? '',
      lead: slide?.lead ?? '',
      translations: slide?.translations ?? [],
    },
    rules: slideRules,
    async send({ type, enabled, chosen, identifier, picture, link, title, lead, translations }) {
      const hasPicture = type === HeroType.Image
      await call(
        saveHeroSlide,
        {
          ...(slide ? { id: slide.id } : {}),
          type,
          enabled,
          identifier: hasPicture ? chosen : identifier.trim(),
          picture: hasPicture ? picture : undefined,
          link: hasPicture ? link.trim() : '',
          title,
          lead,
          translations: JSON.stringify(translations),
        },
        { quiet: true },
      )
      onSaved()
    },
  })
