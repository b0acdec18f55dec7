import { OWN_ANSWERS } from '../offline/ownAnswers'
import { storage } from '../storage'
import { useSession, type Member } from '.'

const chen: Member = { token: 'token-of-chen', userId: 'chenmo', nickname: '陈默', phoneNum: '138****0001' }
const lin: Member = { token: 'token-of-lin', userId: 'linxiuzhi', nickname: '林秀芝', phoneNum: '138****0002' }
const session = () => useSession.getState()
/** Another tab wrote something else. */
const elsewhere = (value: unknown) => {
  storage.write('session', value)
  session().lookAgain()
}
const areAnswersKept = () => storage.read(OWN_ANSWERS) !== undefined

beforeEach(() => {
  session().end()
  session().begin(chen)
  storage.write(OWN_ANSWERS, ['kept'])
})

describe('the session of this device', () => {
  it('is kept for the next visit, and nothing but its four facts', () => {
    session().begin({ ...lin, more: 'x' } as Member)
    expect(session().member).toEqual(lin)
    expect(storage.read('session')).toEqual(lin)
  })

  it('is over with its storage and the answers kept for it', () => {
    session().end()
    expect([session().member, storage.read('session'), areAnswersKept()]).toEqual([undefined, undefined, false])
  })

  it('begun again by the same member keeps the answers, by another it does not', () => {
    session().begin({ ...chen, token: 'a newer token' })
    expect([session().member?.token, areAnswersKept()]).toEqual(['a newer token', true])
    session().begin(lin)
    expect(areAnswersKept()).toBe(false)
  })
})

describe('a session changed in another tab', () => {
  it('is taken over, with the answers only of the same member', () => {
    elsewhere({ ...chen, token: 'a newer token' })
    expect([session().member, areAnswersKept()]).toEqual([{ ...chen, token: 'a newer token' }, true])
    elsewhere(lin)
    expect([session().member, areAnswersKept()]).toEqual([lin, false])
  })

  it('that is the same changes nothing', () => {
    const before = session().member
    elsewhere({ ...chen })
    expect(session().member).toBe(before)
    expect(areAnswersKept()).toBe(true)
  })

  it('that is over is over here', () => {
    storage.remove('session')
    session().lookAgain()
    expect([session().member, areAnswersKept()]).toEqual([undefined, false])
    // And once more, with nobody logged in here or there.
    session().lookAgain()
    expect(session().member).toBeUndefined()
  })

  it.each(['text', null, { ...chen, token: 1 }, { ...chen, userId: undefined }, { ...chen, nickname: null }, { ...chen, phoneNum: 13 }])(
    'is none where storage holds %j',
    (value) => {
      elsewhere(value)
      expect(session().member).toBeUndefined()
    },
  )
})
