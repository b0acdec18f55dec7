import { App, Button } from 'antd'
import { useSending } from '../client/useSending'
import { useKeys } from '../keys/useKeys'

type Props = {
  giveBack: (key: string) => Promise<unknown>
  onDone: () => void
  /** A dialog lies over the case: its key is not this button's. */
  isCovered?: boolean
}

/** Gives a case back to the others, and leaves it. */
export function GiveBackButton({ giveBack, onDone, isCovered = false }: Props) {
  const { send, isBusy } = useSending()
  const { message } = App.useApp()
  const press = async () => {
    if (!(await send(giveBack))) return
    void message.success('已放回，其他人可以办理')
    onDone()
  }
  useKeys({ giveBack: isCovered || isBusy ? undefined : () => void press() })
  return (
    <Button loading={isBusy} onClick={() => void press()}>
      放回
    </Button>
  )
}
