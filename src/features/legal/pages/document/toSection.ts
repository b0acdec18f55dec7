import Taro from '@tarojs/taro'

/** Room for the bar at the top, points. */
const ABOVE = 96

export const sectionId = (place: number) => `section-${place + 1}`

/** Brings a section under the bar at the top. */
export const toSection = (place: number) => Taro.pageScrollTo({ selector: `#${sectionId(place)}`, offsetTop: -ABOVE, duration: 0 })
