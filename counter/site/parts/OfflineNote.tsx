import { Alert } from 'antd'
import { shopFormat } from '../../../src/lib/time'
import { useOffline } from '../client/offline'

/** Says over every page of what time it is while the network is down. */
export function OfflineNote() {
  const since = useOffline()
  if (since === undefined) return null
  const words = `显示 ${shopFormat(new Date(since), 'HH:mm')} 的内容，现在不能作决定；写好的意见已存在这台电脑，恢复后再提交。`
  return (
    <Alert role="status" type="warning" showIcon message={<strong>网络断开。</strong>} description={words} style={{ marginBottom: 16 }} />
  )
}
