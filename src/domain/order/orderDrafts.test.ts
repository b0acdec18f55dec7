import { storage } from '@/platform/storage'
import { changeOrderDraft, dropOrderDraft, orderDraft } from './orderDrafts'

describe('the draft of an order', () => {
  it('keeps what was chosen while the page is left', () => {
    changeOrderDraft('s1', { note: '放门口' })
    changeOrderDraft('s1', { couponId: 'none' })
    expect(orderDraft('s1')).toEqual({ note: '放门口', couponId: 'none' })
  })

  it('leaves a choice to the gateway again', () => {
    changeOrderDraft('s2', { addressId: 'a1' })
    changeOrderDraft('s2', { addressId: undefined })
    expect(orderDraft('s2')).toEqual({ note: '' })
  })

  it('writes no telephone number to the device', () => {
    changeOrderDraft('s3', { note: '到了打 13800006207' })
    expect(orderDraft('s3').note).toBe('到了打 13800006207')
    expect(JSON.stringify(storage.read('draft.order'))).not.toContain('13800006207')
  })

  it('is empty once the order was made', () => {
    changeOrderDraft('s4', { note: '放门口' })
    dropOrderDraft('s4')
    expect(orderDraft('s4')).toEqual({ note: '' })
  })
})
