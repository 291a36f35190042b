import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useSubmission } from '../../ui/forms/submission.ts'
import { exportPeople } from './export-people.ts'
import type { PeopleFilter } from './people-filter.ts'

/** Saves the list as a file, and says so when it does not hold everybody. */
export function useExport(filter: PeopleFilter, countryName: (id: number) => string) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const { busy, send } = useSubmission(() => undefined)
  const save = () =>
    send(async () => {
      const { isAll, count } = await exportPeople(filter, countryName)
      if (!isAll)
        showSnack({
          message: text('people.exported', { count: figureText(locale, count) }),
          kind: 'info',
        })
    })
  return { isExporting: busy, save }
}
