import { Drawer, Typography } from 'antd'
import { document } from '../../contract/document'
import { spokenDate } from '../../../src/lib/time'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { DocumentText } from './DocumentText'

type Props = { name: string; version: string; onClose: () => void }

/** One version word for word. It is read, never edited. */
export function VersionDrawer({ name, version, onClose }: Props) {
  const read = useAsk(document.version, { params: { name, version } })
  return (
    <Drawer open size="large" title={read.data?.title ?? name} onClose={onClose}>
      <Answered of={read}>
        {({ effectiveDate, changes, material, sections }) => (
          <>
            <Typography.Paragraph type="secondary">
              {spokenDate(effectiveDate)} 起生效{material && '，请已同意的会员重新确认'}
            </Typography.Paragraph>
            {changes !== null && <Typography.Paragraph className="lines">改动：{changes}</Typography.Paragraph>}
            <DocumentText sections={sections} />
          </>
        )}
      </Answered>
    </Drawer>
  )
}
