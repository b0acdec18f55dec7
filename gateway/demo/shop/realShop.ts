import { mall, type Licences, type MallConfig } from '../../../src/contract/mall'

/**
 * Settings of a real shop before its operator writes the first: what pages show without any, so no advertising, no call back, no telephone,
 * no freight that nobody set. Where the gateway is silent pages limit nothing themselves; a shop has its limit.
 */
export const REAL_MALL_CONFIG: MallConfig = { ...mall.config.fallback, globalMaximumAmount: 50 }

/** A licence is registered by its holder, never invented: until then the page of licences is empty. */
export const NO_LICENCES: Licences = { companyName: '', licences: [], pharmacists: [], pharmacistPhone: '', complaintPhone: '' }
