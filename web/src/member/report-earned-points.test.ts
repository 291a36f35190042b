import { afterEach, expect, test } from 'vitest'
import { tasks } from '@loadout/contract/points/tasks.ts'
import { changeLayer, layer } from '../platform/layer/layer.ts'
import { loadTexts } from '../platform/language/catalogues.ts'
import { reportEarnedPoints } from './report-earned-points.ts'

const messages = () =>
  layer.all().flatMap((each) => (each.kind === 'snack' ? [each.snack.message] : []))

afterEach(() => changeLayer(() => []))

test('RT-13 a task is told of once, by its name, although its words have to be fetched first', async () => {
  await loadTexts('members')
  await reportEarnedPoints({ gained_points: 30, task_id: 1 }, 'en')
  expect(messages()).toEqual(['You earned 30 points by completing "Comment"!'])
})

test('RT-13 I18N-10 the name of the task is said in the language of the page', async () => {
  await loadTexts('members', 'ru')
  await reportEarnedPoints({ gained_points: 10, task_id: 0 }, 'ru')
  expect(messages()).toEqual(['Вы получили 10 очков за выполнение задания «Вход на сайт»!'])
})

test('RT-14 a task at its limit, and one that this release does not know, are not told of', async () => {
  await reportEarnedPoints({ gained_points: 0, task_id: 1 }, 'en')
  await reportEarnedPoints({ gained_points: 30, task_id: tasks.length }, 'en')
  expect(messages()).toEqual([])
})
