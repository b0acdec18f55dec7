import * as z from 'zod/mini'
import { field, number, TEXT, type Editor } from './editor'
import { Money, Text, unlike, Whole } from './shapes'

const Words = (max: number) => z.array(Text(60, '条目')).check(z.maxLength(max, `不超过 ${max} 条`))

/** A plan of an insurer by which goods of this shop are paid: which, how much of each, and how much in a year. */
const InsurancePlanShape = z
  .object({
    id: z.string('请填写编号').check(z.regex(/^[\w-]{1,64}$/, '编号用字母、数字、- 或 _')),
    name: Text(20, '名称'),
    insurer: Text(30, '保险公司'),
    /** Percent of what a covered product costs. */
    percent: Whole(1, 100),
    /** Cents in a year of the policy. */
    yearly: Money,
    /** Whole leaf categories, and single products. */
    leaves: z.array(z.string().check(z.regex(/^[A-Za-z]{1,40}$/, '分类编号用字母，如 diabetes'))).check(z.maxLength(60, '不超过 60 个')),
    productCodes: z.array(z.string().check(z.regex(/^\d{1,18}$/, '商品编码应为数字'))).check(z.maxLength(500, '不超过 500 个')),
    covers: Words(10),
    excludes: Words(10),
  })
  .check(
    z.refine(({ leaves, productCodes }) => leaves.length + productCodes.length > 0, {
      error: '至少写一个分类或一件商品',
      path: ['leaves'],
    }),
    z.refine(({ yearly }) => yearly > 0, { error: '年度额度应大于 0', path: ['yearly'] }),
  )
export type InsurancePlanSetting = z.infer<typeof InsurancePlanShape>

export const InsuranceShape = z.array(InsurancePlanShape).check(
  z.maxLength(20, '不超过 20 个'),
  unlike(({ id }) => id, '有两个相同的编号'),
)

export const INSURANCE_EDITOR: Editor = {
  kind: 'list',
  item: '方案',
  fields: [
    field('id', '编号', TEXT),
    field('name', '名称', TEXT),
    field('insurer', '保险公司', TEXT),
    field('percent', '赔付比例', number('%'), 80),
    field('yearly', '年度额度', { kind: 'cents' }, 0),
    field('leaves', '整个二级分类', { kind: 'words', placeholder: '分类编号，如 diabetes' }, []),
    field('productCodes', '其他商品', { kind: 'words', placeholder: '商品编码' }, []),
    field('covers', '保什么', { kind: 'words', placeholder: '一条一句' }, []),
    field('excludes', '不保什么', { kind: 'words', placeholder: '一条一句' }, []),
  ],
}
