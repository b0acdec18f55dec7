import { storage } from '@/platform/storage'
import { addressDraft, dropAddressDraft, keepAddressDraft } from './addressDrafts'

const typed = {
  consigneeName: '周岚',
  consigneePhone: '13800006207',
  region: [{ code: '320000', name: '江苏省' }],
  detail: '中央路',
  label: '家',
  isDefault: true,
}

describe('an address that was not saved', () => {
  afterEach(() => dropAddressDraft('new'))

  it('is there again, but for the phone', () => {
    keepAddressDraft('new', typed)
    const { consigneePhone: _phone, ...rest } = typed
    expect(addressDraft('new')).toEqual(rest)
  })

  it('writes neither name nor phone to the device', () => {
    keepAddressDraft('new', typed)
    const written = JSON.stringify(storage.read('draft.address'))
    expect(written).not.toContain('周岚')
    expect(written).not.toContain('13800006207')
  })

  it('is forgotten once it was saved', () => {
    keepAddressDraft('new', typed)
    dropAddressDraft('new')
    expect(addressDraft('new')).toEqual({})
  })
})
