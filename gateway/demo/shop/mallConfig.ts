import type { MallConfig } from '../../../src/contract/mall'
import { shopAddress } from '../../kernel/shopAddress'
import { PHONE } from './phones'

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
  orderAppBox: null,
  commonResource1: [
    {
      id: 'airway',
      title: '秋冬呼吸道养护',
      text: '家中常备，满 69 减 10',
      picture: '/pictures/120011',
      link: shopAddress('searchResult', { categoryId: 'cold' }),
    },
    {
      id: 'heart',
      title: '在家量血压',
      text: '早晚各一次，记下来给医生看',
      picture: '/pictures/130011',
      link: shopAddress('searchResult', { categoryId: 'monitor' }),
    },
    {
      id: 'coupons',
      title: '家庭常备药券',
      text: '满 69 减 10，处方药不参与',
      picture: null,
      link: shopAddress('searchResult', { couponUuid: 'c-home-medicine' }),
    },
  ],
  commonResource2: [
    { id: 'cold', title: '感冒先分清寒热', text: '分不清时先问药师', picture: null, link: shopAddress('pharmacist') },
    { id: 'chronic', title: '慢病用药', text: '凭处方购买，药师逐单审核', picture: null, link: shopAddress('pharmacist') },
    {
      id: 'devices',
      title: '家庭监测',
      text: '血压、血糖、血氧在家测',
      picture: '/pictures/130011',
      link: shopAddress('searchResult', { categoryId: 'monitor' }),
    },
    {
      id: 'health',
      title: '保健食品不是药物',
      text: '不能代替药物治疗疾病',
      picture: null,
      link: shopAddress('searchResult', { categoryId: 'health' }),
    },
  ],
  commonResource3: [
    {
      id: 'morningPressure',
      title: '早晨血压偏高，是没吃对药吗？',
      text: '主管药师 沈知夏',
      picture: '/pictures/130011',
      link: shopAddress('article', { articleId: 'morning-blood-pressure' }),
    },
    {
      id: 'twoColdMedicines',
      title: '两种感冒药能一起吃吗？',
      text: '执业药师 顾明远',
      picture: null,
      link: shopAddress('article', { articleId: 'two-cold-medicines' }),
    },
    {
      id: 'dryEyes',
      title: '眼睛干涩，先看几个习惯',
      text: '主管药师 沈知夏',
      picture: null,
      link: shopAddress('article', { articleId: 'dry-eyes' }),
    },
  ],
  appBoxInfo: { title: '药师电话', text: '执业药师接听', phone: PHONE },
}
