import { sharedOf } from './sharedOf'

describe('a product that is handed on', () => {
  it('shows its own picture', () => {
    expect(sharedOf({ productCode: '100011', name: '布洛芬缓释胶囊', productImageUrl: '/pictures/100011', mark: 'otcA' })).toMatchObject({
      picture: '/pictures/100011',
    })
  })
  it('stays sealed on prescription, whoever shares it', () => {
    expect(sharedOf({ productCode: '300011', name: '缬沙坦胶囊', productImageUrl: '/pictures/300011', mark: 'rx' })).toEqual({
      title: '缬沙坦胶囊（处方药）',
      picture: '/pictures/sealed',
      productCode: '300011',
    })
  })
})
