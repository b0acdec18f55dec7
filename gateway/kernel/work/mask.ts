import { ID_NUMBER_IN_TEXT, PHONE_IN_TEXT } from '../../../counter/contract/masked'
import { maskPhone } from '../../lib/maskPhone'

/** A gap of its own length: 周*国, 欧**雪, 周*. */
export function maskName(name: string): string {
  const letters = [...name]
  const [first = '', ...others] = letters
  const last = others.at(-1)
  if (last === undefined) return '*'.repeat(letters.length)
  return others.length === 1 ? `${first}*` : `${first}${'*'.repeat(others.length - 1)}${last}`
}

/** 3207**********0417 */
const maskIdNumber = (number: string) => `${number.slice(0, 4)}${'*'.repeat(number.length - 8)}${number.slice(-4)}`

/** What somebody wrote, with phones and ID numbers masked where they stand. */
export const maskText = (text: string) =>
  text.replace(ID_NUMBER_IN_TEXT, maskIdNumber).replace(PHONE_IN_TEXT, (_whole, first: string, last: string) => maskPhone(first + last))

/** A district by its ending, and nothing that may be part of a street or house: 花园小区 is none. */
const DISTRICT = /^[^\d路街道巷弄镇乡村号栋幢]{1,8}?(?:(?<![小社园街校厂院])区|县|市|旗)/

type Delivery = { provinceName: string; cityName: string; addressText: string }

/** Province, city and district stay; of the rest four asterisks. */
export function maskAddress({ provinceName, cityName, addressText }: Delivery): string {
  if (addressText === '') return ''
  const city = provinceName === cityName ? cityName : `${provinceName}${cityName}`
  const district = addressText.startsWith(city) ? (DISTRICT.exec(addressText.slice(city.length))?.[0] ?? '') : ''
  return `${city}${district}****`
}
