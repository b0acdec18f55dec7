import { Checkbox, Input, InputNumber, Select } from 'antd'
import { COUPON_KIND_NAMES, COUPON_TITLES, hasNth, hasPercent } from '../../contract/coupon'
import { tenthsOf, type CouponKind } from '../../../src/contract/coupon'
import { centsOf, yuanOf } from '../parts/money'
import { ProductCodes } from '../parts/ProductCodes'
import { codesWords } from '../parts/productCodesIn'
import { RevisedField } from '../parts/RevisedField'
import { RevisedPeriod } from '../parts/RevisedPeriod'
import type { Fields, TypedCoupon } from './couponFields'

type Props = {
  isNew: boolean
  seen: Fields
  values: Fields
  /** Of a new one: how many there are at first. */
  remaining: number
  change: (fields: TypedCoupon) => void
  /** What the gateway refused: the place, `amount`, and its words. */
  refused: { field: string; words: string } | undefined
}

const KINDS = Object.entries(COUPON_KIND_NAMES).map(([value, label]) => ({ value: value as CouponKind, label }))
const shownTenths = (percent: number | null) => (percent === null ? null : tenthsOf(percent))
const NAME_LETTERS = 20
const MAX_DAYS = 365
/** Nothing typed yet is nothing to show. */
const shown = (cents: number) => yuanOf(cents === 0 ? null : cents)

/** A coupon as a form: what it takes off from what amount on, for which products and whom, and when it is drawn. Its rule follows. */
export function CouponForm({ isNew, seen, values, remaining, change, refused }: Props) {
  const problemAt = (field: string) => (refused?.field.split('.')[0] === field ? refused.words : undefined)
  const field = (name: keyof Fields, words: string, hint?: string) => ({
    label: COUPON_TITLES[name],
    changed: isNew || JSON.stringify(seen[name]) === JSON.stringify(values[name]) ? undefined : `原 ${words}`,
    problem: problemAt(name),
    ...(hint !== undefined && { hint }),
  })
  return (
    <section className="revised-card revised-form" aria-label="优惠券内容">
      <RevisedField {...field('name', seen.name)}>
        <Input
          aria-label={COUPON_TITLES.name}
          maxLength={NAME_LETTERS}
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </RevisedField>
      <div className="two-columns">
        <RevisedField {...field('kind', COUPON_KIND_NAMES[seen.kind])}>
          <Select<CouponKind>
            aria-label={COUPON_TITLES.kind}
            style={{ width: '100%' }}
            value={values.kind}
            options={KINDS}
            onChange={(kind) =>
              change({ kind, percent: hasPercent(kind) ? values.percent : null, nth: hasNth(kind) ? (values.nth ?? 2) : null })
            }
          />
        </RevisedField>
        {hasPercent(values.kind) && (
          <RevisedField {...field('percent', `${shownTenths(seen.percent) ?? '没有'} 折`, '几折，如 8.5')}>
            <InputNumber
              min={1}
              max={9.9}
              step={0.1}
              precision={1}
              aria-label={COUPON_TITLES.percent}
              style={{ width: '100%' }}
              value={shownTenths(values.percent)}
              onChange={(tenths) => change({ percent: tenths === null ? null : Math.round(100 - tenths * 10) })}
            />
          </RevisedField>
        )}
        {hasNth(values.kind) && (
          <RevisedField {...field('nth', `第 ${seen.nth ?? 0} 件`, '同款每满几件，其中一件打折；药品不能参加')}>
            <InputNumber
              min={2}
              max={9}
              precision={0}
              aria-label={COUPON_TITLES.nth}
              style={{ width: '100%' }}
              value={values.nth}
              onChange={(nth) => change({ nth })}
            />
          </RevisedField>
        )}
        <RevisedField {...field('threshold', `${seen.threshold / 100} 元`, '元；不填是没有门槛')}>
          <InputNumber
            min={0}
            precision={2}
            aria-label={COUPON_TITLES.threshold}
            style={{ width: '100%' }}
            value={shown(values.threshold)}
            onChange={(yuan) => change({ threshold: centsOf(yuan) ?? 0 })}
          />
        </RevisedField>
        <RevisedField
          {...field('amount', `${seen.amount / 100} 元`, values.kind === 'amount' ? '元；规则随之改写' : '元；最多减这么多，规则随之改写')}
        >
          <InputNumber
            min={0}
            precision={2}
            aria-label={COUPON_TITLES.amount}
            style={{ width: '100%' }}
            value={shown(values.amount)}
            onChange={(yuan) => change({ amount: centsOf(yuan) ?? 0 })}
          />
        </RevisedField>
        <RevisedField {...field('validDays', `${seen.validDays} 天`, '领后几天；已领的不变')}>
          <InputNumber
            min={1}
            max={MAX_DAYS}
            precision={0}
            aria-label={COUPON_TITLES.validDays}
            style={{ width: '100%' }}
            value={values.validDays}
            onChange={(days) => change({ validDays: days ?? 1 })}
          />
        </RevisedField>
        {isNew && (
          <RevisedField label={COUPON_TITLES.remaining} hint="一共能领几张；上线后在这一页单独改" problem={problemAt('remaining')}>
            <InputNumber
              min={0}
              precision={0}
              aria-label={COUPON_TITLES.remaining}
              style={{ width: '100%' }}
              value={remaining}
              onChange={(left) => change({ remaining: left ?? 0 })}
            />
          </RevisedField>
        )}
      </div>
      <RevisedField {...field('newMembersOnly', seen.newMembersOnly ? '是' : '否')}>
        <Checkbox checked={values.newMembersOnly} onChange={({ target }) => change({ newMembersOnly: target.checked })}>
          只有新会员能领
        </Checkbox>
      </RevisedField>
      <RevisedField {...field('givenOnly', seen.givenOnly ? '是' : '否')}>
        <Checkbox checked={values.givenOnly} onChange={({ target }) => change({ givenOnly: target.checked })}>
          会员自己领不到，由等级、奖品等发放
        </Checkbox>
      </RevisedField>
      <RevisedField {...field('productCodes', codesWords(seen.productCodes), '处方药不能参加')}>
        <ProductCodes codes={values.productCodes} onChange={(productCodes) => change({ productCodes })} />
      </RevisedField>
      <RevisedPeriod seen={seen} values={values} change={change} problemAt={problemAt} />
    </section>
  )
}
