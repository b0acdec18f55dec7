import { carrierOf, trackingProblems } from './useTracking'

describe('the number of a parcel back', () => {
  it.each([
    ['SF1234567890123', 7],
    ['yt 1234567890123', 11],
    ['EA123456789CN', 5],
    ['1234567890123', undefined],
    ['', undefined],
  ])('%s is of carrier %s where it can be of no other', (typed, carrier) => {
    expect(carrierOf(typed)).toBe(carrier)
  })

  it('is held against its carrier, and a phone is asked for only where one was begun', () => {
    expect(trackingProblems({ trackingId: undefined, trackingNumber: ' ', trackingPhone: '' })).toEqual({
      trackingId: '请选择快递公司',
      trackingNumber: '请填写快递单号',
      trackingPhone: undefined,
    })
    const { trackingNumber, trackingPhone } = trackingProblems({ trackingId: 11, trackingNumber: 'SF1234567890123', trackingPhone: '138' })
    expect(trackingNumber).toContain('圆通速递')
    expect(trackingPhone).toMatch(/手机号/)
  })
})
