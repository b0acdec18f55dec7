import { ASSIST_SUSPICIONS, type ReviewedAssist } from '../../contract/assist'
import { nameOf } from '../rewards/words'

/** Whose assist it is: 周* 的家人助力领优惠券 */
export const ownOf = ({ ownerName, title }: ReviewedAssist): string => `${nameOf(ownerName)} 的${title}`

/** Who helped: 3 位助力：陈*（新注册）、林*芝. Who is forgotten is counted still. */
export const helpersOf = ({ helped, helpers }: ReviewedAssist): string =>
  [`${helped} 位助力`, helpers.map(({ name, isNew }) => nameOf(name) + (isNew ? '（新注册）' : '')).join('、')].filter(Boolean).join('：')

export const reasonsOf = ({ reasons }: ReviewedAssist): string[] => reasons.map((reason) => ASSIST_SUSPICIONS[reason])
