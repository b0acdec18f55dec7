import { Tag } from './Tag'

export type Mark = 'rx' | 'otcA' | 'otcB' | 'none'
const WORDS: Record<Exclude<Mark, 'none'>, string> = { rx: '处方药', otcA: 'OTC 甲类', otcB: 'OTC 乙类' }

/** How the law marks a medicine (LAW-AND-PRIVACY, D3): 处方药, OTC 甲类, OTC 乙类; nothing for what is none. */
export const DrugMarkTag = ({ mark }: { mark: Mark }) => (mark === 'none' ? null : <Tag kind={mark}>{WORDS[mark]}</Tag>)
