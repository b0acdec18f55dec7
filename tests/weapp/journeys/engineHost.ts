import { pageUrl } from '@/routes/resolve'
import { hearTickets } from '../../support/lastTicket'
import { listen } from '../harness/automation/listen'
import { connect } from '../harness/client'
import { openBuild, type Opened } from '../harness/openBuild'
import type { ProfileName } from '../harness/profiles'
import { readyBuild } from '../harness/readyBuild'
import { BUILT_FOR } from './builtFor'
import type { Host } from './host'

/** The mini-program on the component engine, a phone of its own each time. */
export async function engineHost(
  address: string,
  { turnsClock = false, profile }: { turnsClock?: boolean; profile?: ProfileName } = {},
): Promise<Host & { phone: Opened }> {
  const phone = await openBuild(readyBuild(), {
    url: pageUrl('home'),
    gateway: { built: BUILT_FOR, real: address },
    ...(profile && { profile }),
    ...(turnsClock && { prepare: (page) => page.clock.install() }),
  })
  const answered: string[] = []
  phone.page.on('response', (reply) => answered.push(new URL(reply.url()).pathname))
  const ticket = hearTickets(phone.page)
  const { wsEndpoint, close } = await listen(phone)
  const app = await connect(wsEndpoint)
  return {
    app,
    phone,
    ticket,
    answersOf: (path) => answered.filter((one) => one === path).length,
    ...(turnsClock && { pass: (milliseconds) => phone.page.clock.runFor(milliseconds) }),
    chooseNext: phone.chooseNext,
    setOffline: phone.setOffline,
    settled: () => phone.settled(),
    async close() {
      app.disconnect()
      close()
      await phone.close()
    },
  }
}
