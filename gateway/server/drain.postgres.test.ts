import { freshDatabase } from '../../tests/support/gatewayDatabase'
import { eventually } from '../../tests/support/eventually'
import { readPicture } from '../../tests/support/gatewayLogin'
import { endGateways, postTo, startGateway } from '../../tests/support/gatewayProcess'
import { localSms, type LocalSms } from '../../tests/support/localSms'

let database: Awaited<ReturnType<typeof freshDatabase>>
let provider: LocalSms
beforeAll(async () => {
  ;[database, provider] = await Promise.all([freshDatabase(), localSms()])
})
afterAll(async () => {
  endGateways()
  provider.close()
  await database.close()
})

/** A gateway with a call under way: the message it sends is not answered until the provider is told to. */
async function busy(phoneNum: string) {
  const gateway = await startGateway({ DATABASE_URL: database.url ?? '', SMS_URL: provider.url })
  const { body } = await postTo(gateway, '/tickets', { phoneNum })
  const read = await readPicture(database, String(body.ticket))
  provider.hold()
  const call = postTo(gateway, '/smscode', { phoneNum, ...read }).then(
    ({ status }) => status,
    () => 'cut off',
  )
  await eventually(() => expect(provider.messages.map(({ phone }) => phone)).toContain(phoneNum))
  return { gateway, call }
}

describe('a gateway that is told to stop', () => {
  it('finishes what is under way at SIGTERM and leaves with 0', async () => {
    const { gateway, call } = await busy('13912340005')
    const stopped = gateway.stop('SIGTERM')
    await eventually(() => expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow())
    provider.answer()
    expect(await call).toBe(200)
    expect(await stopped).toBe(0)
  })

  it('ends at once at a second signal', async () => {
    const { gateway, call } = await busy('13912340006')
    const stopped = gateway.stop('SIGTERM')
    gateway.child.kill('SIGINT')
    expect(await stopped).toBe(1)
    expect(await call).toBe('cut off')
    provider.answer()
  })
})
