import type { MallConfig } from '../../../src/contract/mall'

/** Settings of the mall as a fresh shop has them; every key is used by a screen (contract/mall.ts says which). */
export const MALL_CONFIG: MallConfig = {
  callbackAvailable: true,
  slogan: '好好吃药，安心生活',
  onlinePay: true,
  badge: [{ tab: 'pharmacist', text: '在线', onlyOnline: true }],
  freight: { amount: 600, freeFrom: 4900 },
  loadingDelay: 150,
  globalMaximumAmount: 50,
  globalMaximumTotal: 200,
  newUserCouponAd: { couponType: 'newMember5', title: '新客 5 元券', text: '首单满 10 元可用，处方药不参与', amount: 500 },
  orderAppBox: { title: '下单前请看', text: '药品除质量原因外，一经售出，不得退换。收货时请当面核对品名与有效期。' },
  commonResource1: [
    {
      id: 'airway',
      title: '秋冬呼吸道养护',
      text: '家中常备，满 69 减 10',
      picture: '/pictures/120011',
      link: '/search/result?categoryId=cold',
    },
    {
      id: 'heart',
      title: '在家量血压',
      text: '早晚各一次，记下来给医生看',
      picture: '/pictures/130011',
      link: '/search/result?categoryId=monitor',
    },
    {
      id: 'coupons',
      title: '家庭常备药券',
      text: '满 69 减 10，处方药不参与',
      picture: null,
      link: '/search/result?couponUuid=c-home-medicine',
    },
  ],
  commonResource2: [
    { id: 'cold', title: '感冒先分清寒热', text: '分不清时先问药师', picture: null, link: '/pharmacist' },
    { id: 'chronic', title: '慢病用药', text: '凭处方购买，药师逐单审核', picture: null, link: '/pharmacist' },
    {
      id: 'devices',
      title: '家庭监测',
      text: '血压、血糖、血氧在家测',
      picture: '/pictures/130011',
      link: '/search/result?categoryId=monitor',
    },
    { id: 'health', title: '保健食品不是药物', text: '不能代替药物治疗疾病', picture: null, link: '/search/result?categoryId=health' },
  ],
  commonResource3: [
    {
      id: 'morningPressure',
      title: '早晨血压偏高，是没吃对药吗？',
      text: '先连续七天早晚各量两次，记下读数再去看医生；不要自己加减药量。　主管药师 沈知夏',
      picture: '/pictures/130011',
      link: '/search/result?symptomId=pressure',
    },
    {
      id: 'twoColdMedicines',
      title: '两种感冒药能一起吃吗？',
      text: '很多感冒药都含对乙酰氨基酚，叠加容易过量伤肝。买之前看一眼成份。　执业药师 顾明远',
      picture: '/pictures/120031',
      link: '/search/result?symptomId=fever',
    },
    {
      id: 'dryEyes',
      title: '眼睛干涩，先看几个习惯',
      text: '每用眼二十分钟看看远处，滴眼液开封四周后丢弃。　主管药师 沈知夏',
      picture: null,
      link: '/search/result?symptomId=dryEye',
    },
  ],
  appBoxInfo: { title: '药师电话', text: '执业药师接听', phone: '400-000-2026' },
}
