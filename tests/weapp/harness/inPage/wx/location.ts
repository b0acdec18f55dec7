import { bundle } from '../bundle'
import type { Calls } from './given'
import { withConsent } from './privacy'

/** 南京，鼓楼 */
const HERE = { latitude: 32.0584, longitude: 118.7965, accuracy: 30, altitude: 0, speed: -1, verticalAccuracy: 0, horizontalAccuracy: 30 }

/** Where the phone is. A call that app.json does not name is refused. */
export const locationCalls: Calls = {
  getLocation: withConsent('getLocation', () => {
    if (!bundle.app.requiredPrivateInfos?.includes('getLocation'))
      throw new Error('the api need to be declared in the requiredPrivateInfos field in app.json/ext.json')
    return HERE
  }),
}
