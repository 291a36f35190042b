import * as polls from '@loadout/contract/polls/polls.ts'
import * as staff from '@loadout/contract/polls/staff-polls.ts'
import type { Site } from '../site-parts.ts'
import { castVote } from './cast-vote.ts'
import { createLiveResults } from './live-results.ts'
import { pollTag } from './page-tags.ts'
import { readArticlePoll, readSitePoll } from './read-poll.ts'
import { createPoll, deletePoll, editPoll, readStaffPolls } from './staff-polls.ts'

export function pollRoutes(site: Site) {
  const { serve } = site
  const parts = { ...site, live: createLiveResults(site) }
  serve(polls.getPoll, (request) => readSitePoll(site, request), {
    dependsOn: () => [pollTag('site', null)],
  })
  serve(polls.getNewsPoll, (request) => readArticlePoll(site, 'news', request), {
    dependsOn: ({ id }) => [pollTag('news', id)],
  })
  serve(polls.getPostPoll, (request) => readArticlePoll(site, 'post', request), {
    dependsOn: ({ id }) => [pollTag('post', id)],
  })
  serve(polls.voteInPoll, (request) => castVote(parts, 'site', request))
  serve(polls.voteInNewsPoll, (request) => castVote(parts, 'news', request))
  serve(polls.voteInPostPoll, (request) => castVote(parts, 'post', request))

  serve(staff.listStaffPolls, (request) => readStaffPolls(site, request))
  serve(staff.createPoll, (request) => createPoll(parts, request))
  serve(staff.editPoll, (request) => editPoll(parts, request))
  serve(staff.deletePoll, (request) => deletePoll(site, request))
}
