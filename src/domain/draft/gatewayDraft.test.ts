import { gatewayDraft } from './gatewayDraft'

type Draft = { words: string }
const settle = async (keeper: ReturnType<typeof gatewayDraft<Draft>>) => {
  keeper.flush()
  await keeper.settled()
}

describe('what was typed into a form that is kept at the gateway', () => {
  it('is the gateway’s once it has come there: another phone may have changed it since', async () => {
    const sent: Draft[] = []
    const keeper = gatewayDraft<Draft>('kept', (draft) => Promise.resolve(sent.push(draft)))
    keeper.keep({ words: '头痛' })
    expect(keeper.typed()).toEqual({ words: '头痛' })
    await settle(keeper)
    expect([sent, keeper.typed()]).toEqual([[{ words: '头痛' }], undefined])
  })

  it('stays where it could not be sent, and comes with the next change', async () => {
    let isOffline = true
    const sent: Draft[] = []
    const keeper = gatewayDraft<Draft>('offline', (draft) =>
      isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(sent.push(draft)),
    )
    keeper.keep({ words: '头痛' })
    await settle(keeper)
    expect(keeper.typed()).toEqual({ words: '头痛' })
    isOffline = false
    keeper.keep({ words: '头痛三天' })
    await settle(keeper)
    expect([sent, keeper.typed()]).toEqual([[{ words: '头痛三天' }], undefined])
  })

  it('stays where more was typed while it was on its way', async () => {
    let arrive: () => void = () => undefined
    const keeper = gatewayDraft<Draft>('slow', () => new Promise<void>((resolve) => (arrive = resolve)))
    keeper.keep({ words: '头' })
    keeper.flush()
    await Promise.resolve()
    keeper.keep({ words: '头痛' })
    arrive()
    await keeper.settled()
    expect(keeper.typed()).toEqual({ words: '头痛' })
  })
})
