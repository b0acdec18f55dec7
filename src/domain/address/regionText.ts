import type { Address } from '@/contract/address'

/** 江苏省南京市鼓楼区; a municipality is not said twice. */
export const regionText = ({ province, city, area }: Pick<Address, 'province' | 'city' | 'area'>): string =>
  [province.name, ...(city.name === province.name ? [] : [city.name]), area.name].join('')
