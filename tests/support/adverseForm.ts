import type { AdverseForm } from '../../src/contract/complaint'

/** A report that a medicine did harm, as its form sends it. */
export const adverseForm: AdverseForm = {
  report: {
    ...{ relation: 'family', sex: 'male', age: 71, illness: '高血压', earlier: 'no', family: 'unknown', important: ['kidney'] },
    drugs: [
      {
        ...{ isSuspected: true, name: '缬沙坦胶囊', approvalNumber: '', maker: '', batch: 'A1' },
        ...{ usage: '每日 1 粒', from: '2026-11-01', reason: '高血压' },
      },
    ],
    ...{ event: '皮疹', at: '2026-11-03', description: '服药两天后前胸起疹子，停药后消退', severe: [] },
    ...{ outcome: 'better', stopped: 'yes', again: 'not', illnessEffect: 'none' },
  },
  pictures: [],
  callTime: '',
}
