import { pageUrl } from '@/routes/resolve'
import { members } from '../../journeys/support/people'
import { onEngine } from './onEngine'

describe('a permission that the shopper refused', () => {
  const start = onEngine()

  it.each([
    ['the camera', pageUrl('prescriptionUpload'), 'scope.camera', '拍照上传', '相机或相册没有打开'],
    ['WeChat’s addresses', pageUrl('address', { mode: 'add' }), 'scope.address', '选微信收货地址', '没有取得微信里的地址'],
  ])('leads to the settings where it is asked for: %s', async (_, url, scope, press, says) => {
    const { phone, tap, sees, onTop } = await start(url, { member: members.zhou })
    await phone.refuse(scope)
    await tap(press)
    await sees('需要您的同意')
    await tap(/^同意$/)
    await sees(says)
    await sees('去设置')
    await tap(/^取消$/)
    await onTop.locator('.q-dialog').waitFor({ state: 'detached' })
  })
})
