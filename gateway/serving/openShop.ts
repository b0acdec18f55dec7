import type { Hono } from 'hono'
import type { Db } from '../db/open'
import { startJobs } from '../jobs'
import { absentSms, httpSms } from '../outside/httpSms'
import { httpThirdParty } from '../outside/httpThirdParty'
import type { Outside } from '../outside'
import { tableGeocoder } from '../outside/geocoderTable'
import { openLocalBank } from '../outside/localBank'
import { simulatedCourier } from '../outside/simulatedCourier'
import { consoleSms } from '../outside/sms'
import { absentThirdParty, pretendedThirdParty } from '../outside/thirdParty'
import { takeNotices } from '../trade/payments/takeNotices'
import { shownSms } from './devSms'
import type { Environment } from './environment'

/** Everything around the calls of the contract: the world outside with its embedded defaults, its pages, and the jobs. */
export type Shop = { outside: Outside; mount: (app: Hono) => void; start: () => { stop: () => Promise<void> }; showsSms: boolean }

type Options = { db: Db; environment: Environment; /** Where this gateway listens, known once it does. */ ownAddress: () => string }

export async function openShop({ db, environment, ownAddress }: Options): Promise<Shop> {
  const now = () => new Date()
  const { smsUrl, smsToken, loginUrl, loginToken, isProduction, bankSecret, publicUrl, courierSpeed } = environment
  const local = await openLocalBank({ db, now, secret: bankSecret, shopAddress: ownAddress, publicAddress: publicUrl })
  const shown = smsUrl === undefined && !isProduction ? shownSms(consoleSms, now) : undefined
  const sms = smsUrl === undefined ? (shown?.sms ?? absentSms) : httpSms(smsUrl, smsToken)
  const thirdParty = loginUrl !== undefined ? httpThirdParty(loginUrl, loginToken) : isProduction ? absentThirdParty : pretendedThirdParty
  const outside: Outside = { sms, bank: local.bank, courier: simulatedCourier(courierSpeed), geocoder: tableGeocoder, thirdParty }
  return {
    outside,
    showsSms: shown !== undefined,
    mount: (app) => {
      takeNotices(app, { db, bank: local.bank, now })
      app.route('/bank', local.pages)
      if (shown) app.get('/dev/sms', shown.page)
    },
    start: () => startJobs({ db, outside, now, first: local.deliver }),
  }
}
