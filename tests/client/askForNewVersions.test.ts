import Taro from '@tarojs/taro'
import { askForNewVersions } from '@/domain/session/askForNewVersions'
import { useSession } from '@/platform/session'
import { connected } from '../support/network'

const shop = connected()

describe('a new version of what was agreed to', () => {
  beforeEach(() => {
    jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
    const { memberId, token } = shop.gateway.zhou
    useSession.getState().begin({ token, userId: memberId, nickname: '周岚', phoneNum: '138****6207' })
  })

  it.each([
    ['/', true],
    ['/category', true],
    ['/order-confirm?settleId=1', false],
    ['/cashier/9999999999999992', false],
    ['/account/login?backurl=%2F', false],
    ['/privacy', false],
  ])('is asked about at %s: %s', async (address, isAsked) => {
    history.replaceState(null, '', address)
    await askForNewVersions()
    expect(shop.network.asked.map(({ url }) => new URL(url).pathname)).toEqual(isAsked ? ['/api/agreements/pending'] : [])
  })
})
