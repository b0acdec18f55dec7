import * as z from 'zod/mini'
import { field, number, TEXT, type Editor } from './editor'
import { Text, unlike, Whole } from './shapes'

const Day = z.iso.date('日期写作 2027-02-06')

const ActivityShape = z
  .object({
    id: z.string('请填写编号').check(z.regex(/^[\w-]{1,64}$/, '编号用字母、数字、- 或 _')),
    title: Text(20, '名称'),
    couponType: z.string('请填写券的编号').check(z.regex(/^[\w-]{1,64}$/, '请填写券的编号')),
    /** How many friends have to help, within so many hours. */
    friends: Whole(2, 10),
    hours: Whole(1, 168),
    /** Coupons that are given at most; who begins has one kept for him. */
    most: Whole(1, 1_000_000),
    /** The first and the last day on which one may begin. */
    from: Day,
    until: Day,
  })
  .check(z.refine(({ from, until }) => from <= until, { error: '结束日期不能早于开始日期', path: ['until'] }))
export type AssistActivitySetting = z.infer<typeof ActivityShape>

export const AssistShape = z.array(ActivityShape).check(
  z.maxLength(20, '不超过 20 个'),
  unlike(({ id }) => id, '有两个相同的编号'),
)

export const ASSIST_EDITOR: Editor = {
  kind: 'list',
  item: '活动',
  fields: [
    field('id', '编号', TEXT),
    field('title', '名称', TEXT),
    field('couponType', '助力成功得的券', TEXT),
    field('friends', '需要助力', number('位'), 3),
    field('hours', '限时', number('小时'), 24),
    field('most', '名额', number('个'), 1000),
    field('from', '开始日期', { kind: 'text', placeholder: '2027-02-06' }),
    field('until', '结束日期', { kind: 'text', placeholder: '2027-02-28' }),
  ],
}
