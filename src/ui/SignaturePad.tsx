import { Canvas, View } from '@tarojs/components'
import Taro, { useReady } from '@tarojs/taro'
import { forwardRef, useImperativeHandle, useRef, useState } from 'react'
import { a11y } from './a11y'
import { useDomId } from './domId'
import { drawStroke, type SignatureHandle, type SignatureProps } from './signature'
import '@/styles/signature.scss'

type Node = { width: number; height: number; getContext: (kind: '2d') => CanvasRenderingContext2D; toDataURL: (type: string) => string }
type Touches = { touches: ReadonlyArray<{ x: number; y: number }> }

/** Where a patient signs with a finger: the name as a guide, then the strokes. */
export const SignaturePad = forwardRef<SignatureHandle, SignatureProps>(function SignaturePad(
  { placeholder, onChange, height = 280 },
  ref,
) {
  const id = useDomId('sign')
  const pad = useRef<{ node: Node; brush: CanvasRenderingContext2D }>()
  const last = useRef<{ x: number; y: number }>()
  const [isEmpty, setEmpty] = useState(true)

  const tell = (empty: boolean) => {
    setEmpty(empty)
    onChange?.(empty)
  }
  /** WeChat has the canvas ready a moment after the page; the first touch asks again where the page was quicker. */
  const prepare = () => {
    if (pad.current) return
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .fields({ node: true, size: true })
      .exec(([found]: Array<{ node: Node; width: number; height: number } | null>) => {
        if (!found) return
        const dots = Taro.getWindowInfo().pixelRatio
        found.node.width = found.width * dots
        found.node.height = found.height * dots
        const brush = found.node.getContext('2d')
        brush.scale(dots, dots)
        pad.current = { node: found.node, brush }
      })
  }
  useReady(prepare)
  useImperativeHandle(ref, () => ({
    result: () => ({ isEmpty, image: isEmpty ? '' : (pad.current?.node.toDataURL('image/png') ?? '') }),
    clear() {
      const { node, brush } = pad.current ?? {}
      if (node) brush?.clearRect(0, 0, node.width, node.height)
      tell(true)
    },
  }))

  const draw = ({ touches: [point] }: Touches) => {
    if (!point || !pad.current) return
    drawStroke(pad.current.brush, last.current ?? point, point)
    last.current = point
    if (isEmpty) tell(false)
  }
  return (
    <View className="q-sign" style={{ height: `${height}px` }}>
      {isEmpty && <View className="q-sign__ph serif">{placeholder}</View>}
      <Canvas
        id={id}
        type="2d"
        disableScroll
        className="q-sign__pad"
        onTouchStart={(event) => {
          prepare()
          last.current = undefined
          draw(event)
        }}
        onTouchMove={(event) => draw(event)}
        {...a11y({ role: 'img', label: isEmpty ? `请在此签名：${placeholder}` : `${placeholder} 的签名` })}
      />
    </View>
  )
})
