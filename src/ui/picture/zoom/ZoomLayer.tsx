import { useRef, useState } from 'react'
import { a11y } from '../../element/a11y'
import { Icon } from '../../icons/Icon'
import { Layer } from '../../layer/Layer'
import { Press } from '../../press/Press'
import { useModal } from '../../layer/useModal'
import { ZoomView } from './ZoomView'

/** The picture viewer of H5, above the page. */
export function ZoomLayer({ urls, at: first, onClose }: { urls: string[]; at: number; onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  useModal({ open: true, onClose, panel })
  const [at, setAt] = useState(first)
  const told = a11y({ role: 'dialog', modal: true, focusable: true, label: `图片 ${at + 1}，共 ${urls.length} 张` })
  return (
    <Layer>
      <div ref={panel} className="q-zoom-layer" {...told}>
        <ZoomView urls={urls} at={at} onTurn={setAt} />
        <Press className="q-zoom__close" label="关闭" onPress={onClose}>
          <Icon name="close" />
        </Press>
      </div>
    </Layer>
  )
}
