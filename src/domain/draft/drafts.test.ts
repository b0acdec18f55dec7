import { storage } from '@/platform/storage'
import { useSession } from '@/platform/session'
import { draftsOf } from './drafts'

const begin = (userId: string) => useSession.setState({ member: { token: 't', userId, nickname: '', phoneNum: '' } })

describe('a draft', () => {
  const drafts = draftsOf('letter')

  beforeEach(() => {
    storage.remove('draft.letter')
    begin('lan')
  })
  afterEach(() => jest.useRealTimers())

  it('is there again after the page was left', () => {
    drafts.keep('1', { note: '放门口' })
    expect(draftsOf('letter').read('1')).toEqual({ note: '放门口' })
  })

  it('is gone once it was sent', () => {
    drafts.keep('1', { note: '放门口' })
    drafts.drop('1')
    expect(drafts.read('1')).toBeUndefined()
  })

  it('is not shown to the next member on the same device', () => {
    drafts.keep('1', { note: '放门口' })
    begin('mo')
    expect(drafts.read('1')).toBeUndefined()
    drafts.keep('2', {})
    expect(JSON.stringify(storage.read('draft.letter'))).not.toContain('放门口')
  })

  it('is forgotten after seven days', () => {
    drafts.keep('1', { note: '放门口' })
    jest.useFakeTimers({ now: Date.now() + 7 * 24 * 3600 * 1000 + 1 })
    expect(drafts.read('1')).toBeUndefined()
  })

  it.each(['nonsense', 7, [{ id: 4 }], [null]])('does not trust what stands in the storage: %j', (value) => {
    storage.write('draft.letter', value)
    expect(drafts.read('4')).toBeUndefined()
  })
})
