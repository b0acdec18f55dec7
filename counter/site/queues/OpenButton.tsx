import { Button } from 'antd'
import type { Holder } from '../../contract/holder'
import { useIsOther } from './useIsOther'

type Props = { /** What is done with it, where it waits. */ label: string; isWaiting: boolean; holder: Holder | null; onOpen: () => void }

/** Opens a case of a list: what is decided, or in somebody else's hand, is only looked at. */
export function OpenButton({ label, isWaiting, holder, onOpen }: Props) {
  const isOther = useIsOther()
  return <Button onClick={onOpen}>{isWaiting && !isOther(holder) ? label : '查看'}</Button>
}
