import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { Button } from '../ui/Button.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { useCurrency } from '../wallet/currency.ts'
import { Claim } from './Claim.tsx'

/**
 * What points are for (POINTS-42 to POINTS-44). The figures are those of the documents; what has
 * become of them stands below (AMB-15).
 */
export function PointsPage() {
  const text = useText()
  const { name: ld, earning_enabled: isPaid } = useCurrency()
  useHead({
    title: text('points.about_title'),
    description: text('points.about_lead'),
    path: '/points',
  })

  return (
    <>
      <PageHead title={text('points.about_title')} lead={text('points.about_lead')} />
      <Claim title={text('points.about_ways')} hint={text('points.about_ways_hint')}>
        <Button variant="primary" href="/earnpoints">
          {text('points.all_tasks')}
        </Button>
      </Claim>
      <Claim
        title={text('points.about_weekly')}
        hint={text(isPaid ? 'points.about_weekly_paid' : 'points.about_weekly_hint', { ld })}
      >
        <Button href="/points-info">{text('points.this_week')}</Button>
      </Claim>
    </>
  )
}
