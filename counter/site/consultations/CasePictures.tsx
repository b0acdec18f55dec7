import { Modal, Spin } from 'antd'
import { useState } from 'react'
import { useKeys } from '../keys/useKeys'
import { PictureViewer } from '../pictures/PictureViewer'
import { usePicture, type PicturesOf } from '../pictures/usePicture'

/** The pictures of the form, small; pressed, one is as large as there is room, to be enlarged and turned. */
export function CasePictures({ conversationId, ids }: { conversationId: string; ids: readonly string[] }) {
  const of = { kind: 'consultation', recordId: conversationId } as const
  const [shown, setShown] = useState<number>()
  return (
    <>
      <div className="consult-pictures">
        {ids.map((id, place) => (
          <button
            key={id}
            type="button"
            className="consult-picture"
            aria-label={`放大第 ${place + 1} 张图片`}
            onClick={() => setShown(place)}
          >
            <Thumb of={of} id={id} />
          </button>
        ))}
      </div>
      {shown !== undefined && (
        <Modal
          open
          centered
          width="min(960px, 92vw)"
          title="问诊图片"
          footer={null}
          className="consult-viewer"
          onCancel={() => setShown(undefined)}
        >
          <PictureViewer of={of} title="问诊图片" ids={ids} first={shown} none="没有图片" isCovered={false} />
          <NoDecisions />
        </Modal>
      )}
    </>
  )
}

const nothing = () => undefined

/** Over a picture nothing is decided by a key. */
function NoDecisions() {
  useKeys({ write: nothing, refuse: nothing, end: nothing, giveBack: nothing, up: nothing, down: nothing, oldest: nothing })
  return null
}

function Thumb({ of, id }: { of: PicturesOf; id: string }) {
  const { data, error } = usePicture(of, id)
  if (error) return <span className="late">打不开</span>
  return data ? <img src={data.dataUrl} alt="" /> : <Spin size="small" />
}
