import { trackingProblems } from './useTracking'

describe('the number of a parcel back', () => {
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
