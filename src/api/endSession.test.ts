import { account } from '@/contract/account'
import { storage } from '@/platform/storage'
import { useSession } from '@/platform/session'
import { endSession } from './endSession'
import { queries } from './queries'

it('leaves nothing of the member on the device: neither token nor answers', () => {
  useSession.getState().begin({ token: 'token', userId: 'lin', nickname: '林', phoneNum: '138****0000' })
  queries.setQueryData([account.info.line, 'lin'], { nickname: '林' })
  expect(storage.read('session')).toMatchObject({ userId: 'lin' })

  endSession()

  expect(useSession.getState().member).toBeUndefined()
  expect(storage.read('session')).toBeUndefined()
  expect(queries.getQueryCache().getAll()).toEqual([])
})
