import { expect, test } from 'vitest'
import { faultsOf } from '@loadout/contract/forms/form-rules.ts'
import {
  changesOf,
  formOf,
  secondsIn,
  videoFormRules,
  videoOf,
  type VideoForm,
} from './video-form.ts'

const video = {
  id: 4,
  title: 'Inside the final',
  subTitle: 'Forty minutes',
  youtube_video_id: 'aqz-KE-bpKQ',
  published: 1_700_000_000,
  upvotes: 3,
  comments: 1,
  image: '/media/videos/1',
  duration: 635,
  language_id: 3,
}
const faults = (change: Partial<VideoForm>) =>
  faultsOf(videoFormRules, { ...formOf(video, 0), ...change }).map(({ field, code }) => [
    field,
    code,
  ])

test('AMB-88 AMB-117 of a video that is changed only what differs is sent, so that one of others stays hidden', () => {
  const form = formOf(video, 0)
  const image = new File([], 'final.png')
  expect(changesOf(video, form)).toEqual({})
  expect(changesOf(video, { ...form, title: 'Inside it', image })).toEqual({
    title: 'Inside it',
    image,
  })
  expect(changesOf(video, { ...form, image: '' })).toEqual({ image: '' })
  expect(changesOf(video, { ...form, duration: '1:15', published: false })).toEqual({
    duration: 75,
    published: false,
  })
})

test('AMB-117 what a video lacks is said of its field', () => {
  expect(faults({})).toEqual([])
  expect(faults({ title: '  ' })).toEqual([['title', 'title_missing']])
  for (const youtube_video_id of ['', 'short', 'https://www.twitch.tv/videos/123456789'])
    expect(faults({ youtube_video_id })).toEqual([['youtube_video_id', 'video_id_missing']])
  expect(faults({ duration: 'long' })).toEqual([['duration', 'invalid_request']])
})

test.each([
  'aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ',
  ' https://www.youtube.com/watch?v=aqz-KE-bpKQ ',
])('AMB-117 staff may enter %s', (youtube_video_id) => {
  expect(videoOf({ ...formOf(undefined, 0), youtube_video_id }).youtube_video_id).toBe(
    'aqz-KE-bpKQ',
  )
})

test.each([
  ['', 0],
  ['75', 75],
  ['1:15', 75],
  ['1:01:15', 3_675],
  ['24:00:00', 86_400],
  ['24:00:01', undefined],
  ['1:75', undefined],
  ['-5', undefined],
  ['1:2:3:4', undefined],
])('AMB-55 a video of %s lasts %s seconds', (typed, seconds) => {
  expect(secondsIn(typed)).toBe(seconds)
})
