import type { InsurancePlanSetting } from '../../../counter/contract/settings/insuranceSetting'

/** Plans of a demonstration; the insurer is invented and insures nobody. */
export const INSURANCE: InsurancePlanSetting[] = [
  {
    ...{ id: 'chronic', name: '慢病用药保障', insurer: '青禾示例保险（演示，不承保）', percent: 80, yearly: 300_000 },
    leaves: ['bloodPressure', 'lipid', 'diabetes', 'monitor'],
    productCodes: [],
    covers: ['清单里的慢病处方药，凭被保险人的处方', '清单里的血压、血糖监测用品'],
    excludes: ['清单以外的商品', '别人的处方', '超过年度额度的部分', '运费'],
  },
]
