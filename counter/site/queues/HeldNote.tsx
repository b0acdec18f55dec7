import { Alert } from 'antd'

/** Says that somebody else has the open case in hand; until then it is only looked at. */
export const HeldNote = ({ by }: { by: string | undefined }) =>
  by === undefined ? null : <Alert type="info" showIcon message={by} style={{ marginBottom: 16 }} />
