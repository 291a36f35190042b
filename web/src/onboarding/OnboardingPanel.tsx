import type { MouseEvent } from 'react'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { onboardingSteps, type OnboardingStep } from '@loadout/contract/onboarding/onboarding.ts'
import { userPath } from '@loadout/contract/platform/paths.ts'
import { focusOn } from '../platform/follow-links.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Module } from '../ui/Module.tsx'
import { useNewestDiscussion } from './newest-discussion.ts'
import { useOnboarding } from './use-onboarding.ts'
import css from './OnboardingPanel.module.css'

type Props = { member: OwnUser; isAside: boolean }

/** What helps to feel at home: at the side where there is one, else one line that opens. */
export function OnboardingPanel({ member, isAside }: Props) {
  const { text } = useLanguage()
  const { data, note } = useOnboarding(member)
  if (!data?.open) return null

  const count = data.done.length
  const progress = text('onboarding.progress', { count, total: onboardingSteps.length })
  /** The panel takes its button along. */
  const close = ({ currentTarget: button }: MouseEvent<HTMLElement>) =>
    note('closed', {
      onSuccess: () => {
        const around = placeAround(button)
        if (around && document.activeElement === button) focusOn(around)
      },
    })
  const cross = (
    <button
      type="button"
      className={css.close}
      aria-label={text('onboarding.close')}
      onClick={close}
    >
      <Icon name="x" size="sm" />
    </button>
  )
  const steps = <Steps member={member} done={data.done} onKeepLanguage={() => note('language')} />
  return isAside ? (
    <div className={css.aside}>
      <Module title={text('onboarding.title')} end={cross}>
        <div className={css.progress}>
          <span className={css.cells} aria-hidden>
            {onboardingSteps.map((step, place) => (
              <i key={step} data-done={place < count || undefined} />
            ))}
          </span>
          <span>{progress}</span>
        </div>
        {steps}
      </Module>
    </div>
  ) : (
    <details className={css.top}>
      <summary>
        <b>{text('onboarding.title')}</b> <span>{progress}</span>
        <Icon name="chevron-down" size="sm" />
      </summary>
      {steps}
      <Button size="sm" variant="quiet" onClick={close}>
        {text('onboarding.close')}
      </Button>
    </details>
  )
}

/** The column beside the list, or the heading of the page. */
const placeAround = (button: HTMLElement) =>
  button.closest('aside') ?? document.querySelector<HTMLElement>('main h1')

/** Whose finger or key has led there goes on with the games themselves. */
const focusGames = () =>
  document.querySelector<HTMLElement>('#games button')?.focus({ preventScroll: true })

type StepsProps = { member: OwnUser; done: readonly OnboardingStep[]; onKeepLanguage: () => void }

function Steps({ member, done, onKeepLanguage }: StepsProps) {
  const { text, language } = useLanguage()
  const places: Record<OnboardingStep, string> = {
    picture: userPath(member.username),
    games: '#games',
    language: '/settings',
    follow: '/users',
    comment: useNewestDiscussion(language.id),
  }
  return (
    <ol className={css.steps}>
      {onboardingSteps.map((step) =>
        done.includes(step) ? (
          <li key={step} className={css.done}>
            <Icon name="check" label={text('onboarding.done')} />
            <span>{text(`onboarding.${step}`)}</span>
          </li>
        ) : (
          <li key={step}>
            <i aria-hidden />
            <a href={places[step]} onClick={step === 'games' ? focusGames : undefined}>
              {text(`onboarding.${step}`)}
            </a>
            {step === 'language' && (
              <button type="button" className={css.keep} onClick={onKeepLanguage}>
                {text('onboarding.keep_language', { language: language.name })}
              </button>
            )}
          </li>
        ),
      )}
    </ol>
  )
}
