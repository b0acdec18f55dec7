import { WechatFault } from '../payment/wechatPay/fault'
import type { OpenApi } from './openApi'
import type { Wechat } from './wechat'

/** WeChat does not know the payment: it hears of it a little after the merchant does. */
const NOT_YET = '10060001'
/** It was reported before: by us, when the answer was lost, or manually. */
const KNOWN = new Set(['10060002', '10060003'])

/** The mini-program's 发货信息录入: one parcel by courier for the whole payment, named by the merchant's own number of it. */
export const reportShipment =
  (api: OpenApi, { mchid, shopName }: { mchid: string | undefined; shopName: () => Promise<string> }): Wechat['reportShipment'] =>
  async ({ payId, openId, company, trackingNumber, receiver, at }) => {
    if (mchid === undefined) return false
    const body = {
      order_key: { order_number_type: 1, mchid, out_trade_no: payId },
      logistics_type: 1,
      delivery_mode: 1,
      // Never what was bought: medicine is nobody else's business.
      shipping_list: [
        {
          tracking_no: trackingNumber,
          express_company: company,
          item_desc: `${await shopName()}订单商品`,
          contact: { receiver_contact: receiver },
        },
      ],
      upload_time: at.toISOString(),
      payer: { openid: openId },
    }
    try {
      await api.withToken('mini', { path: '/wxa/sec/order/upload_shipping_info', body })
      return true
    } catch (error) {
      if (!(error instanceof WechatFault)) throw error
      if (KNOWN.has(error.code)) return true
      if (error.code === NOT_YET) return false
      throw error
    }
  }
