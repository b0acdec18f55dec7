import type { InferInsertModel } from 'drizzle-orm'
import type { videos } from '../../tables'

/** Videos of a fresh shop; each file is `videos/files/<vid>.mp4` with its poster beside it, drawn by `npm run video`. */
export const VIDEOS: Array<InferInsertModel<typeof videos>> = [
  {
    videoId: 'homePressure',
    vid: 'v-home-pressure',
    productCode: '130011',
    title: '在家量血压，四步就准',
    seconds: 13,
    cues: [
      { from: 0, to: 3, text: '在家量血压，四步就准' },
      { from: 3, to: 5.5, text: '第一步，坐下静休五分钟' },
      { from: 5.5, to: 8, text: '第二步，袖带绑在肘上两指，和心脏一样高' },
      { from: 8, to: 10.5, text: '第三步，不说话，不动手臂' },
      { from: 10.5, to: 13, text: '第四步，隔一分钟再量一次，记下平均值' },
    ],
  },
]
