import type { HotWord } from '../../modules/search/hotWords'

/** What many look for, with a short note. Never a prescription drug (LAW-AND-PRIVACY, D13); the gateway checks it again when it answers. */
export const HOT_WORDS: HotWord[] = [
  { searchWord: '感冒发热', note: '家庭常备' },
  { searchWord: '流感抗原检测', note: '在家自测' },
  { searchWord: '血压计', note: '满减' },
  { searchWord: '板蓝根颗粒', note: null },
  { searchWord: '过敏性鼻炎', note: null },
  { searchWord: '膝盖疼', note: '外用' },
  { searchWord: '眼药水', note: null },
  { searchWord: '创可贴', note: null },
]
