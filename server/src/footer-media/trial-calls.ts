import { NOBODY, nextNumber, nothing, type TriedCalls, type World } from '../../test/trial.ts'

const media = async ({ make }: World) => (await make.footerMedia()).id

export const trialCalls: TriedCalls = {
  'GET /instagram/get_recent_media': { who: 'anyone', ...nothing },
  'GET /admin/footer_media/list': { who: 'canManageContent', ...nothing },
  'POST /admin/footer_media/save': {
    who: 'canManageContent',
    input: async (world) => ({
      id: await media(world),
      link: '/news',
      caption: `Caption ${nextNumber()}`,
      src: '/media/footer/csgo-1/320x320.webp',
    }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /admin/footer_media/delete': {
    who: 'canManageContent',
    input: async (world) => ({ id: await media(world) }),
    missing: () => ({ id: NOBODY }),
  },
}
