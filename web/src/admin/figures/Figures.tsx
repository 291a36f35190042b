import { useState } from 'react'
import {
  figureKinds,
  getFigures,
  type FigureKind,
  type Figures as CountedFigures,
} from '@loadout/contract/figures/figures.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { query } from '../../platform/call/query.ts'
import { useLanguage, useText } from '../../platform/language/language.tsx'
import { DayChart } from '../../statistics/DayChart.tsx'
import totals from '../../statistics/Totals.module.css'
import { Module } from '../../ui/Module.tsx'
import { Num } from '../../ui/Num.tsx'
import { Select } from '../../ui/Select.tsx'
import { LoadStates } from '../LoadStates.tsx'
import css from './Figures.module.css'

const periods = ['30', '90', '365'] as const
type Period = (typeof periods)[number]

/** How the site does, day by day (ADMIN-08). */
export function Figures() {
  const text = useText()
  const [kind, setKind] = useState<FigureKind>('active')
  const [period, setPeriod] = useState<Period>('30')
  return (
    <Module
      title={text('figures.title')}
      end={
        <span className={css.choices}>
          <Select
            label={text('figures.figure')}
            value={kind}
            options={figureKinds.map((value) => ({ value, label: text(`figures.${value}`) }))}
            onChange={setKind}
          />
          <Select
            label={text('figures.period')}
            value={period}
            options={periods.map((value) => ({
              value,
              label: text('figures.days', { count: Number(value) }),
            }))}
            onChange={setPeriod}
          />
        </span>
      }
    >
      <div className={css.root}>
        <LoadStates query={query(getFigures, { days: Number(period) })}>
          {(figures) => <Figure key={`${kind} ${period}`} figures={figures} kind={kind} />}
        </LoadStates>
      </div>
    </Module>
  )
}

function Figure({ figures, kind }: { figures: CountedFigures; kind: FigureKind }) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const figure = text(`figures.${kind}`)
  const words = (day: string, count: number) =>
    text('figures.on_day', { day, count: figureText(locale, count) })
  const shown = (count: number) => <Num size={3}>{figureText(locale, count)}</Num>
  return (
    <>
      <dl className={totals.root}>
        {/* Whoever was here on two days is one member, so these are no sum. */}
        {kind !== 'active' && (
          <div>
            <dt>{text('figures.in_period')}</dt>
            <dd>{shown(figures[kind])}</dd>
          </div>
        )}
        <div>
          <dt>{text('figures.most')}</dt>
          <dd>{shown(Math.max(...figures.days.map((day) => day[kind])))}</dd>
        </div>
      </dl>
      <DayChart
        days={figures.days.map((day) => ({ days: day.day, views: day[kind] }))}
        label={text('figures.by_day', { figure })}
        value={{ title: figure, words }}
      />
      <p className={css.note}>{text('figures.note')}</p>
    </>
  )
}
