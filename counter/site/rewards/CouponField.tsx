import { Form, Select } from 'antd'
import { compensation } from '../../contract/compensation'
import { useAsk } from '../client/useAsk'

/** Coupons that can be given today, and that nobody draws. */
export function CouponField() {
  const coupons = useAsk(compensation.coupons, {})
  const options = (coupons.data?.results ?? [])
    .filter(({ givenOnly }) => givenOnly)
    .map(({ couponType, name, rule }) => ({ value: couponType, label: `${name}（${rule}）${couponType}` }))
  return (
    <Form.Item
      label="公布的券已经结束，改发"
      name="couponType"
      extra="只列商城发放、会员不能自己领的券；价值不低于公布的那张。发了不能撤回"
      rules={[{ required: true, message: '请选择改发的券' }]}
    >
      <Select showSearch optionFilterProp="label" placeholder="按券名查找" loading={coupons.isLoading} options={options} />
    </Form.Item>
  )
}
