import { Input, Select } from 'antd'
import { LANDING_TITLES, type LandingAhead, type LandingDetail } from '../../contract/landing'
import { ProductCodes } from '../parts/ProductCodes'
import { codesWords } from '../parts/productCodesIn'
import { RevisedField } from '../parts/RevisedField'
import { RevisedPeriod } from '../parts/RevisedPeriod'
import { TextArea } from '../parts/TextArea'
import { PictureEditor } from '../settings/PictureEditor'
import type { Fields } from './landingFields'

type Props = {
  of: LandingDetail
  values: Fields
  change: (fields: LandingAhead) => void
  /** What the gateway refused: the place, `productCodes.0`, and its words. */
  refused: { field: string; words: string } | undefined
}

/** A partner's campaign as a form: its code, what it says, what it offers, and from when until when. */
export function LandingForm({ of: { fields: seen, coupons, isNew }, values, change, refused }: Props) {
  const problemAt = (field: string) => (refused?.field.split('.')[0] === field ? refused.words : undefined)
  const field = (name: keyof Fields, was: string, hint?: string) => ({
    label: LANDING_TITLES[name],
    changed: isNew || JSON.stringify(seen[name]) === JSON.stringify(values[name]) ? undefined : `原 ${was || '（无）'}`,
    problem: problemAt(name),
    ...(hint !== undefined && { hint }),
  })
  const line = (name: 'code' | 'title' | 'partner', hint?: string) => (
    <RevisedField {...field(name, seen[name], hint)}>
      <Input aria-label={LANDING_TITLES[name]} value={values[name]} onChange={({ target }) => change({ [name]: target.value })} />
    </RevisedField>
  )
  const couponName = (couponType: string | null) => coupons.find((one) => one.couponType === couponType)?.name ?? couponType ?? ''
  return (
    <section className="revised-card revised-form" aria-label="活动页内容">
      {line('code', '印在宣传页和二维码里；3 至 20 位字母、数字或短横线。印好以后不要改')}
      {line('title')}
      {line('partner', '顾客看得到，旁边标明是广告')}
      <RevisedField {...field('text', seen.text, '不能写处方药，也不能保证疗效')}>
        <TextArea aria-label={LANDING_TITLES.text} value={values.text} onChange={({ target }) => change({ text: target.value })} />
      </RevisedField>
      <RevisedField {...field('picture', seen.picture ?? '')}>
        <PictureEditor
          label={LANDING_TITLES.picture}
          value={values.picture}
          onChange={(picture) => change({ picture: picture as string | null })}
        />
      </RevisedField>
      <RevisedField {...field('productCodes', codesWords(seen.productCodes), '按这里的先后排列；处方药不能参加')}>
        <ProductCodes
          codes={values.productCodes.length > 0 ? values.productCodes : null}
          placeholder="也可以粘贴编码，一行一个"
          onChange={(productCodes) => change({ productCodes: productCodes ?? [] })}
        />
      </RevisedField>
      <RevisedField {...field('couponType', couponName(seen.couponType), '可以领取的券；过了领取时间就不再显示')}>
        <Select
          allowClear
          aria-label={LANDING_TITLES.couponType}
          placeholder="没有"
          value={values.couponType}
          options={coupons.map(({ couponType, name }) => ({ value: couponType, label: name }))}
          onChange={(couponType: string | undefined) => change({ couponType: couponType ?? null })}
          style={{ width: '100%' }}
        />
      </RevisedField>
      <RevisedPeriod seen={seen} values={values} change={change} problemAt={problemAt} />
    </section>
  )
}
