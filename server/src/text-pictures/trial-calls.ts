import { pictureFile } from '../../test/picture-file.ts'
import type { TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'POST /text_picture/send': {
    who: 'member',
    input: async () => ({ picture: await pictureFile() }),
    eachTime: true,
  },
}
