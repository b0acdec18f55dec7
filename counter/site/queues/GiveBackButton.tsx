import { App, Button } from 'antd'
import { useSending } from '../client/useSending'

type Props = { giveBack: (key: string) => Promise<unknown>; onDone: () => void }

/** Gives a case back to the others, and leaves it. */
export function GiveBackButton({ giveBack, onDone }: Props) {
  const { send, isBusy } = useSending()
  const { message } = App.useApp()
  const press = async () => {
    if (!(await send(giveBack))) return
    void message.success('已放回，其他人可以办理')
    onDone()
  }
  return (
    <Button loading={isBusy} onClick={() => void press()}>
      放回
    </Button>
  )
}
