import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reportableKinds } from '@loadout/contract/reports/reportable-kinds.ts'
import { reportReasons } from '@loadout/contract/reports/report-rules.ts'
import { actionNames } from '@loadout/contract/audit/action-names.ts'
import { commentOrders } from '@loadout/contract/comments/comments.ts'
import { mailRhythms } from '@loadout/contract/notifications/notification-settings.ts'
import { onboardingSteps } from '@loadout/contract/onboarding/onboarding.ts'
import { groupings } from '@loadout/contract/notifications/notifications.ts'
import { notificationTypes } from '@loadout/contract/notifications/notification-types.ts'
import { figureKinds } from '@loadout/contract/figures/figures.ts'
import { errorTexts } from '@loadout/contract/platform/errors.ts'
import { activityTypes, visibilitySchema } from '@loadout/contract/profiles/profile.ts'
import { listRankingStats, rankingFilters } from '@loadout/contract/rankings/rankings.ts'
import { tasks } from '@loadout/contract/points/tasks.ts'
import { ticketCategories } from '@loadout/contract/support/ticket-states.ts'
import { readCatalogue } from './compile.ts'

const clone = `${import.meta.dirname}/../..`

/** The code that speaks: everything a visitor can meet. */
const sourcesOf = ['web/src', 'server/src', 'texts/src'].map((folder) =>
  readdirSync(`${clone}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts') && !name.startsWith('compiled'),
    )
    .map((name) => readFileSync(`${clone}/${folder}/${name}`, 'utf8')),
)
const code = sourcesOf.flat().join('\n')

/** Ids that are put together while the site runs, as the code writes them and as they come out. */
const assembled = [
  { written: '`comments.${value}`', ids: commentOrders.map((order) => `comments.${order}`) },
  { written: '`task.${task.key}`', ids: tasks.map(({ key }) => `task.${key}`) },
  {
    written: "`action.${action.replaceAll(' ', '_')}`",
    ids: actionNames.map((action) => `action.${action.replaceAll(' ', '_')}`),
  },
  {
    written: '`report_kind.${kind}`',
    ids: reportableKinds.map((kind) => `report_kind.${kind}`),
  },
  {
    written: '`report_reason.${reason}`',
    ids: reportReasons.map((reason) => `report_reason.${reason}`),
  },
  { written: '`figures.${kind}`', ids: figureKinds.map((kind) => `figures.${kind}`) },
  {
    written: '`notification.${key}_many`',
    ids: ['commented', 'upvoted', 'followed'].map((key) => `notification.${key}_many`),
  },
  {
    written: '`notification.cashed_out_${data[',
    ids: ['bought', 'confirmed', 'distributed', 'refunded'].map(
      (state) => `notification.cashed_out_${state}`,
    ),
  },
  {
    written: '`notifications.by_${value}`',
    ids: groupings.map((by) => `notifications.by_${by}`),
  },
  {
    written: '`notifications.mail_${rhythm}`',
    ids: mailRhythms.map((rhythm) => `notifications.mail_${rhythm}`),
  },
  {
    written: '`notification.${key}`',
    ids: [
      ...notificationTypes.map(({ key }) => `notification.${key}`),
      'notification.report_removed',
    ],
  },
  {
    written: '`notification_type.${key}`',
    ids: notificationTypes.map(({ key }) => `notification_type.${key}`),
  },
  {
    written: '`onboarding.${step}`',
    ids: onboardingSteps.map((step) => `onboarding.${step}`),
  },
  {
    written: '`profiles.did_${type}`',
    ids: activityTypes.map((type) => `profiles.did_${type}`),
  },
  {
    written: '`profiles.${name}`',
    ids: Object.keys(visibilitySchema.shape).map((name) => `profiles.${name}`),
  },
  {
    written: '`ranking.${value}`',
    ids: rankingFilters.map((filter) => `ranking.${filter}`),
  },
  {
    written: '`ranking.${key}`',
    ids: ['posts', 'comments', 'upvotes', 'followers'].map((key) => `ranking.${key}`),
  },
  {
    written: '`ranking.stat.${stat}`',
    ids: Object.keys(listRankingStats.output.shape).map((stat) => `ranking.stat.${stat}`),
  },
  {
    written: "`support.category.${ticketCategories[category] ?? 'everything'}`",
    ids: ticketCategories.map((category) => `support.category.${category}`),
  },
  { written: '`error.${code}`', ids: Object.keys(errorTexts).map((refusal) => `error.${refusal}`) },
]
const ids = Object.keys(await readCatalogue('en'))
/** `jobMessageId` makes them of the names of jobs, which a site that does them all has (N06). */
const isOfJob = (id: string) => id.startsWith('job_kind.')

test('every message that is put together while the site runs is in the catalogue', () => {
  for (const { written, ids: made } of assembled) {
    expect(code, 'the code still does so').toContain(written)
    for (const id of made) expect(ids).toContain(id)
  }
})

test('every message of the catalogue is said somewhere', () => {
  const said = new Set(assembled.flatMap(({ ids: made }) => made))
  expect(
    ids.filter(
      (id) =>
        !said.has(id) && !isOfJob(id) && !code.includes(`'${id}'`) && !code.includes(`"${id}"`),
    ),
  ).toEqual([])
})

test('what mails say is said by the server alone: browsers do not load it', () => {
  const [web = []] = sourcesOf
  expect(web.filter((source) => source.includes(`'mail.`))).toEqual([])
})

test('every message that the code says is in the catalogue', () => {
  const said = [...code.matchAll(/\btext\((?:\w+ \? )?'([^']+)'(?: : '([^']+)')?/g)].flatMap(
    ([, one, other]) => [one, other].filter((id) => id !== undefined),
  )
  expect(said.length).toBeGreaterThan(50)
  expect(said.filter((id) => !ids.includes(id))).toEqual([])
})

test('AMB-151 a refusal is said in English as the server puts it', async () => {
  const english = await readCatalogue('en')
  for (const [refusal, words] of Object.entries(errorTexts))
    expect(english[`error.${refusal}`]?.replaceAll(`''`, `'`)).toBe(words)
})

test('POINTS-29 the label of a task is said in English as the API names it', async () => {
  const english = await readCatalogue('en')
  for (const { key, label } of tasks) expect(english[`task.${key}`]).toBe(label)
})

test('AMB-116 everything that the audit knows is done by the server, and nothing else can be written down', () => {
  const [, server = []] = sourcesOf
  const written = server.join('\n')
  expect(actionNames.filter((action) => !written.includes(`'${action}'`))).toEqual([])
})
