import { bundle } from '../bundle'
import type { Calls } from './given'
import { demandPermission } from './permission'
import { withConsent } from './privacy'

/** 南京，鼓楼 */
const HERE = { latitude: 32.0584, longitude: 118.7965, accuracy: 30, altitude: 0, speed: -1, verticalAccuracy: 0, horizontalAccuracy: 30 }

/** What the shopper chooses among the addresses WeChat keeps. */
const ADDRESS = {
  ...{ userName: '陈一', telNumber: '13700002468', postalCode: '210009', nationalCode: '320106' },
  ...{ provinceName: '江苏省', cityName: '南京市', countyName: '鼓楼区', detailInfo: '中山北路 1 号' },
}

/** A call that app.json does not name is refused, and one the shopper says no to. */
const declared = (name: string, scope: string, answer: () => object) =>
  withConsent(name, () => {
    if (!bundle.app.requiredPrivateInfos?.includes(name))
      throw new Error('the api need to be declared in the requiredPrivateInfos field in app.json/ext.json')
    demandPermission(scope)
    return answer()
  })

/** Where the phone is. */
export const locationCalls: Calls = {
  getLocation: declared('getLocation', 'scope.userLocation', () => HERE),
  getFuzzyLocation: declared('getFuzzyLocation', 'scope.userFuzzyLocation', () => ({
    latitude: HERE.latitude,
    longitude: HERE.longitude,
  })),
  chooseAddress: declared('chooseAddress', 'scope.address', () => ADDRESS),
}
