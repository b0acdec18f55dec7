import { SECOND } from '../../../src/lib/duration'
import { chatPhone } from '../../../tests/support/chatPhone'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt } from '../../../tests/support/gateway'
import { newBuyers, type Buyer } from '../../../tests/support/shop'
import { socketProxy } from '../../../tests/support/socketProxy'
import { socketsOf } from '../../../tests/support/sockets'
import { answer } from '../../../tests/support/talk'

/** Within so long a message is there though what told of it was lost on a line that stands (market/NEXT.md, c2). */
const WITHIN = 10 * SECOND

it('the shop finds by itself, within ten seconds, a message whose frames were lost on a line that stands', async () => {
  const gateway = await gatewayAt()
  const [buyer] = (await newBuyers(gateway, 1)) as [Buyer]
  const { conversationId } = await buyer.chat.open({ body: { desk: 'service' } })
  const { staffId } = await staffAt(gateway, { roles: ['clerk'] })
  const served = await socketsOf(gateway)
  const line = await socketProxy([served.port], { times: 1, delay: 0 })
  const clock = jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance'] })
  const phone = await chatPhone({ member: () => buyer, port: line.port })
  await phone.hears()
  /** Lets time pass on the phone, and waits until the line has answered it. */
  const pass = async (milliseconds: number) => {
    const heard = phone.hears()
    await clock.advanceTimersByTimeAsync(milliseconds)
    await heard
  }

  const areLost = new Promise<void>((resolve) =>
    line.lose((frame) => {
      // What follows a message is how the conversation stands.
      if (frame.includes('"type":"state"')) resolve()
      return true
    }),
  )
  await answer(gateway, { conversationId, staffId, text: '您的包裹明天到' })
  await areLost
  line.lose(() => false)
  await pass(4 * SECOND)
  expect(phone.seqs()).toEqual([])
  await pass(WITHIN - 4 * SECOND)
  await phone.until(() => phone.seqs().length > 0)
  expect(phone.seqs()).toEqual([1])
  jest.useRealTimers()
  phone.leave()
  await line.close()
  await served.close()
})
