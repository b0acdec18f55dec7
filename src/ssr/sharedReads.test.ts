import { sharedReads } from './sharedReads'

describe('a read that is made for a rendered page', () => {
  it.each(sharedReads)('$line is answered without a session, and changes nothing', ({ method, session, headers }) => {
    expect(method).toBe('GET')
    expect(session).not.toBe('required')
    expect(headers).not.toContain('signedDevice')
  })
})
