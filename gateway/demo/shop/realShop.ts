import type { Licences, MallConfig } from '../../../src/contract/mall'

/** Settings of a real shop before its operator writes the first: no advertising, no call back, no telephone, no freight that nobody set. */
export const REAL_MALL_CONFIG: MallConfig = {
  callbackAvailable: false,
  slogan: '',
  onlinePay: true,
  badge: [],
  freight: { amount: 0, freeFrom: 0 },
  loadingDelay: 150,
  globalMaximumAmount: 50,
  globalMaximumTotal: 200,
  newUserCouponAd: null,
  orderAppBox: null,
  commonResource1: [],
  commonResource2: [],
  commonResource3: [],
  appBoxInfo: null,
}

/** A licence is registered by its holder, never invented: until then the page of licences is empty. */
export const NO_LICENCES: Licences = { companyName: '', licences: [], pharmacists: [], pharmacistPhone: '', complaintPhone: '' }
