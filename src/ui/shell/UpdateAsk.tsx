import { useEffect } from 'react'
import { restart, useUpdate } from '@/platform/update'
import { alert, confirm } from '../feedback/dialog'
import { useShop } from '../state/shop'

/** Says once that there is a newer mini-program. It stands on the tabs alone: nobody is disturbed while paying or filling something in. */
export function UpdateAsk() {
  const update = useUpdate((state) => state.update)
  useEffect(() => {
    if (!update) return
    useUpdate.setState({ update: undefined })
    void (update === 'ready' ? askToRestart() : alert(notToBeHad()))
  }, [update])
  return null
}

const notToBeHad = () => ({
  title: '新版本没有下载成功',
  text: `请在微信“最近使用的小程序”里删除${useShop.getState().name}，再搜索打开，就是新版本。账号和订单都还在。`,
})

async function askToRestart() {
  if (await confirm({ title: '有新版本，重启后使用', text: '重启只要几秒，购物车里的商品都在。', no: '稍后', yes: '重启' })) restart()
}
