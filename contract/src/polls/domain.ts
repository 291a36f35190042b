import type { ContractDomain } from '../platform/domain.ts'
import {
  getNewsPoll,
  getPoll,
  getPostPoll,
  voteInNewsPoll,
  voteInPoll,
  voteInPostPoll,
} from './polls.ts'
import { createPoll, deletePoll, editPoll, listStaffPolls } from './staff-polls.ts'

export const polls = {
  about: 'Polls of the front page, of news and of posts.',
  endpoints: {
    getNewsPoll,
    getPoll,
    getPostPoll,
    voteInNewsPoll,
    voteInPoll,
    voteInPostPoll,
    createPoll,
    deletePoll,
    editPoll,
    listStaffPolls,
  },
  staffActions: {
    'poll created': 'canManagePolls',
    'poll edited': 'canManagePolls',
    'poll deleted': 'canManagePolls',
  },
} as const satisfies ContractDomain
