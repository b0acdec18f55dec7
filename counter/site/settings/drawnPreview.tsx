import { Tag } from 'antd'
import type { ReactElement } from 'react'
import type * as z from 'zod/mini'
import type { SettingKey } from '../../contract/settings/shopSettings'
import type { FreightShape, RxSettingShape, ShopShape } from '../../contract/settings/shapes'
import { RX_WARNING } from '../../../src/lib/rxWarning'
import { yuan } from '../../../src/lib/money'

const freightText = ({ amount, freeFrom }: z.infer<typeof FreightShape>) =>
  amount === 0 || freeFrom === 0 ? '免运费' : `运费 ${yuan(amount)} 元，满 ${yuan(freeFrom)} 元包邮`

const ShopNames = ({ shop: { name, shortName, sellerName } }: { shop: z.infer<typeof ShopShape> }) => (
  <>
    <div>短信：【{name}】您的验证码是…</div>
    <div>新会员的称呼：{shortName}用户1234</div>
    <div>订单：{sellerName}</div>
  </>
)

const RxWords = ({ texts: { cart, settle, order, upload } }: { texts: z.infer<typeof RxSettingShape> }) => (
  <div className="stack">
    <RxPlace title="购物车 · 处方药清单" text={cart} />
    <div>
      <Tag>确认订单</Tag>
      <div>
        <b>用药人 张三</b>
        <div>
          <small>{settle}</small>
        </div>
      </div>
    </div>
    <RxPlace title="订单" text={order} />
    <div>
      <Tag>问药师 · 处方药怎么买</Tag>
      <div>
        <b>1 准备处方</b>
        <div>
          <small>{upload}</small>
        </div>
      </div>
    </div>
  </div>
)

/** The decree's sentence stands in its place, whatever the shop adds. */
const RxPlace = ({ title, text }: { title: string; text: string }) => (
  <div>
    <Tag>{title}</Tag>
    <div className="late">{RX_WARNING}</div>
    <small>{text}</small>
  </div>
)

/** Settings that shoppers see as more than words, on no page that shows them alone. Values have the shapes of the settings. */
const DRAWN: Partial<Record<SettingKey, (value: never) => ReactElement | string | null>> = {
  'mallConfig.freight': freightText,
  rxSetting: (texts: z.infer<typeof RxSettingShape>) => <RxWords texts={texts} />,
  shop: (shop: z.infer<typeof ShopShape>) => <ShopNames shop={shop} />,
}

/** Nothing where the value in words is what they see. */
export const drawnPreview = (key: SettingKey, value: unknown) => DRAWN[key]?.(value as never) ?? null
