import * as z from 'zod/mini'
import { field, type Editor } from './editor'

/** The men's health hall: the leaf categories that belong to it whole, and single products of others. Without either it is not open. */
export const HallShape = z.object({
  leaves: z.array(z.string().check(z.regex(/^[A-Za-z]{1,40}$/, '分类编号用字母，如 prostate'))).check(
    z.maxLength(30, '不超过 30 个'),
    z.refine((leaves) => new Set(leaves).size === leaves.length, '有两个相同的分类'),
  ),
  productCodes: z.array(z.string().check(z.regex(/^\d{1,18}$/, '商品编码应为数字'))).check(
    z.maxLength(500, '不超过 500 个'),
    z.refine((codes) => new Set(codes).size === codes.length, '有两件相同的商品'),
  ),
})
export type HallSetting = z.infer<typeof HallShape>

export const HALL_EDITOR: Editor = {
  kind: 'fields',
  fields: [
    field('leaves', '整个二级分类', { kind: 'words', placeholder: '分类编号，如 prostate' }, []),
    field('productCodes', '其他商品', { kind: 'words', placeholder: '商品编码' }, []),
  ],
}
