import { Typography } from 'antd'
import type { Holder } from '../../contract/holder'
import { MINUTE } from '../../../src/lib/duration'
import { useSession } from '../session/useSession'
import { spell } from './spell'

/** Who has a case in hand, and for how long. */
export function HolderCell({ of }: { of: Holder | null }) {
  const session = useSession()
  if (!of) return <Typography.Text type="secondary">未领取</Typography.Text>
  const isOwn = session.state === 'in' && session.me.staffId === of.staffId
  return (
    <>
      {isOwn ? '我' : of.name}
      <div>{spell(Math.max(1, Math.floor((Date.now() - Date.parse(of.takenAt)) / MINUTE)))}</div>
    </>
  )
}

/** The column of a list of what waits. */
export const HOLDER_COLUMN = {
  title: '谁在办',
  width: 130,
  render: (_cell: unknown, { holder }: { holder: Holder | null }) => <HolderCell of={holder} />,
}
