import fc from 'fast-check'
import { instalmentsProblem } from '../../../counter/contract/settings/instalmentLines'
import { PlansShape } from '../../../counter/contract/settings/planSetting'
import type { PlanType } from '../../../src/contract/plan'
import { plansIn } from '../../demo/shop/plans'
import { plannedInstalments } from './instalments'

describe('the instalments of a plan', () => {
  it('add its yearly sum exactly, whatever their parts are', () => {
    const part = fc.integer({ min: 0, max: 999 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.array(part, { minLength: 1, maxLength: 11 }), (yearly, parts) => {
        const lines = [1, ...parts].map((one, month) => `${month}｜100｜${one}`)
        const all = plannedInstalments({ yearly, instalments: lines }, 39_800)
        expect(all.reduce((sum, { adds }) => sum + adds, 0)).toBe(yearly)
        expect(all.every(({ adds }) => adds >= 0)).toBe(true)
      }),
    )
  })

  it.each<[PlanType, string[], string | undefined]>([
    ['yearly', [], undefined],
    ['yearly', ['0｜100｜1'], '一次交清的方案没有分期'],
    ['monthly', ['0｜100｜1', '1｜100｜1'], undefined],
    ['monthly', ['0｜100｜1'], '分期的方案至少写两期'],
    ['monthly', ['1｜100｜1', '2｜100｜1'], '第一期写作 0｜100｜份数，投保时交'],
    ['monthly', ['0｜100｜1', '2｜100｜1', '2｜100｜1'], '各期的月份应从小到大'],
    ['monthly', ['0｜100｜1', '12｜100｜1'], '最后一期不晚于第 11 个月后'],
    ['monthly', ['0｜100｜1', '1｜50｜1'], '月月付的每期都应是首期的 100%'],
    ['capped', ['0｜100｜1', '1｜0｜1'], undefined],
    ['capped', ['0｜100｜1', '1｜0｜1', '2｜100｜1'], '封顶付应先交几期 100%，之后都是 0%'],
    ['capped', ['0｜100｜1', '1｜100｜1'], '封顶付应先交几期 100%，之后都是 0%'],
    ['result', ['0｜100｜1', '3｜200｜0｜有效才交'], undefined],
    ['result', ['0｜100｜1', '3｜0｜0｜有效才交'], '按效付至少有一期写明“有效才交”，每期都大于 0%'],
    ['result', ['0｜100｜1', '3｜200｜0'], '按效付至少有一期写明“有效才交”，每期都大于 0%'],
  ])('of a plan that is %s are written as %j: %s', (type, lines, problem) => {
    expect(instalmentsProblem(type, lines)).toBe(problem)
  })
})

describe('the setting of plans', () => {
  const [yearly] = plansIn([])
  const row = { ...yearly!, productCodes: ['1'] }

  it.each([
    ['paid at once where no type is said', { type: undefined, instalments: undefined }, 'taken'],
    [
      'in instalments in the family of what is paid at once',
      { type: 'monthly' },
      'type: 特药保障计划一次交清，创新药分期保障按月月付、封顶付或按效付',
    ],
    [
      'paid at once in the family of instalments',
      { family: 'innovationpay' },
      'type: 特药保障计划一次交清，创新药分期保障按月月付、封顶付或按效付',
    ],
    [
      'with a fee that its terms do not know',
      { family: 'innovationpay', type: 'monthly', instalments: ['0｜100｜1', '1｜100｜1'] },
      'surrenderFee: 创新药分期保障的条款写明不收退保手续费',
    ],
    ['without its instalments', { family: 'innovationpay', type: 'monthly', surrenderFee: 0 }, 'instalments: 分期的方案至少写两期'],
    [
      'with a line that says nothing',
      { family: 'innovationpay', type: 'monthly', instalments: ['每月'] },
      /^instalments\.0: 写作 第几个月后/,
    ],
  ])('takes a plan %s: %j', (_what, changed, problem) => {
    const [issue] = PlansShape.safeParse([{ ...row, ...changed }]).error?.issues ?? []
    expect(issue ? `${issue.path.slice(1).join('.')}: ${issue.message}` : 'taken').toMatch(problem)
  })
})
