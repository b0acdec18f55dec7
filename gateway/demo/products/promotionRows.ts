import type { InferInsertModel } from 'drizzle-orm'
import { GiftType } from '../../../src/contract/product'
import type { couponTypes, promotions } from '../../tables'
import type { CatalogueRow } from '../../modules/catalogue/row'
import { CATEGORIES } from '../../modules/catalogue/taxonomy'
import { assortWords } from '../../modules/promotion/promotionWords'
import { ASSORT, GIFT } from './promotions'

type Period = { beginsAt: Date; endsAt: Date }

/** Amounts off a full basket, a gift with a fuller one, and two that are bought together. None reaches a prescription drug, and none gives one or an OTC 甲 away (D11). */
export function promotionRowsOf(rows: readonly CatalogueRow[], period: Period): Array<InferInsertModel<typeof promotions>> {
  const gift = rows.find(({ product }) => product.name === GIFT)?.packings[0]
  return [
    {
      promotionId: 'full69',
      type: GiftType.discount,
      text: '满69减10',
      detail: '非处方药与健康商品满 69 元减 10 元，满 139 元减 25 元，满 239 元减 45 元。处方药不参与。',
      levels: [
        { threshold: 6900, off: 1000 },
        { threshold: 13900, off: 2500 },
        { threshold: 23900, off: 4500 },
      ],
      giftSkuCode: null,
      productCodes: null,
      ...period,
    },
    ...(gift
      ? [
          {
            promotionId: 'gift99',
            type: GiftType.fullGift,
            text: '满99有赠',
            detail: `非处方药与健康商品满 99 元赠${GIFT} 1 ${gift.unit}，赠完为止。处方药不参与。`,
            levels: [{ threshold: 9900, off: 0 }],
            giftSkuCode: gift.skuCode,
            productCodes: null,
            ...period,
          },
        ]
      : []),
    ...assortsOf(rows).map((assort) => ({ ...assort, ...period })),
  ]
}

/** The toothpaste with its mouthwash: where the list of goods has both. */
function assortsOf(rows: readonly CatalogueRow[]) {
  const [main, companion] = [ASSORT.main, ASSORT.companion].map((name) => rows.find(({ product }) => product.name === name)?.product)
  if (!main || !companion) return []
  const pair = { productCodes: [main.productCode], companions: [{ productCode: companion.productCode, off: ASSORT.off }] }
  const words = assortWords(
    pair,
    new Map([main, companion].map(({ productCode, name, brandName }) => [productCode, `${brandName} ${name}`])),
  )
  return words ? [{ promotionId: 'pairMouthwash', type: GiftType.assort, levels: [], giftSkuCode: null, ...pair, ...words }] : []
}

const AIRWAY = new Set<string>(CATEGORIES.flatMap(({ id, children }) => (id === 'cold' || id === 'cough' ? Object.keys(children) : [])))

/** Coupons a shopper may draw; one of each for a member. */
export function couponTypeRowsOf(rows: readonly CatalogueRow[], period: Period): Array<InferInsertModel<typeof couponTypes>> {
  const codesWhere = (fits: (product: CatalogueRow['product']) => boolean) =>
    rows.filter(({ product }) => product.mark !== 'rx' && fits(product)).map(({ product }) => product.productCode)
  return [
    {
      couponType: 'newMember5',
      uuid: 'c-new-member',
      name: '新客 5 元券',
      scope: 'shop',
      amount: 500,
      threshold: 1000,
      rule: '新会员首单可用，满 10 元减 5 元，处方药不参与。',
      productCodes: null,
      newMembersOnly: true,
      remaining: 100000,
      validDays: 30,
      ...period,
    },
    {
      couponType: 'home69',
      uuid: 'c-home-medicine',
      name: '家庭常备药券',
      scope: 'product',
      amount: 1000,
      threshold: 6900,
      rule: '指定非处方药满 69 元减 10 元，处方药不参与。',
      productCodes: codesWhere(({ mark }) => mark !== 'none'),
      remaining: 50000,
      validDays: 15,
      ...period,
    },
    {
      couponType: 'shop99',
      uuid: 'c-shop',
      name: '全场券',
      scope: 'shop',
      amount: 1500,
      threshold: 9900,
      rule: '非处方药与健康商品满 99 元减 15 元，处方药不参与。',
      productCodes: null,
      remaining: 20000,
      validDays: 15,
      ...period,
    },
    {
      couponType: 'airway30',
      uuid: 'c-airway',
      name: '呼吸道常备药券',
      scope: 'product',
      amount: 500,
      threshold: 3000,
      rule: '感冒发热、咽痛咳嗽类非处方药满 30 元减 5 元，处方药不参与。',
      productCodes: codesWhere(({ mark, categoryId }) => mark !== 'none' && AIRWAY.has(categoryId)),
      remaining: 30000,
      validDays: 7,
      ...period,
    },
    {
      couponType: 'device199',
      uuid: 'c-device',
      name: '家用医疗器械券',
      scope: 'product',
      amount: 2000,
      threshold: 19900,
      rule: '医疗器械满 199 元减 20 元。',
      productCodes: codesWhere(({ kind }) => kind === 'device'),
      remaining: 0,
      validDays: 15,
      ...period,
    },
    {
      couponType: 'nutrition9',
      uuid: 'c-nutrition',
      name: '维矿营养专区券',
      scope: 'product',
      kind: 'percent',
      amount: 3000,
      percent: 10,
      threshold: 9900,
      rule: '指定商品满 99 元打 9 折，最多减 30 元，处方药不参与。',
      productCodes: codesWhere(({ kind }) => kind === 'food'),
      remaining: 20000,
      validDays: 30,
      ...period,
    },
    {
      couponType: 'second5',
      uuid: 'c-second',
      name: '护理用品第 2 件半价券',
      scope: 'product',
      kind: 'nthPiece',
      amount: 2000,
      percent: 50,
      nth: 2,
      threshold: 0,
      rule: '指定商品同款每满 2 件，其中 1 件打 5 折，最多减 20 元，处方药不参与。',
      productCodes: codesWhere(({ kind }) => kind === 'care'),
      remaining: 20000,
      validDays: 15,
      ...period,
    },
  ]
}
