import { View } from '@tarojs/components'
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { isBlank } from '@/lib/penStroke'
import { a11y } from '../../element/a11y'
import { confirm } from '../../feedback/dialog'
import { Button } from '../../press/Button'
import type { SignatureCanvasHandle, SignatureHandle, SignatureProps, Stroke } from './signature'
import { SignatureCanvas } from './SignatureCanvas'
import { TextInput } from '../TextInput'
import './signature.scss'

/**
 * Where a patient signs: the name as a guide, then the strokes; who cannot draw types the name. Its own buttons undo, and begin anew after a
 * question; a dot is empty. Its ref is a `SignatureHandle`: `result()` gives `{ isEmpty, image, written, words }`, `clear()` asks and clears,
 * `undo()`. Ours on both platforms: signature_pad draws in browsers alone, and NutUI's Signature has no undo, no guide, forgets everything when
 * the phone is turned, and nobody without a steady hand can use it.
 */
export const SignaturePad = forwardRef<SignatureHandle, SignatureProps>(function SignaturePad(
  { placeholder, onChange, head, height = 280 },
  ref,
) {
  const canvas = useRef<SignatureCanvasHandle>(null)
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [typed, setTyped] = useState<string>()
  const words = typed?.trim() ?? ''
  const isEmpty = typed === undefined ? isBlank(strokes) : words === ''

  const undo = () => setStrokes((before) => before.slice(0, -1))
  const clear = async () => {
    const isNothing = strokes.length === 0 && words === ''
    if (isNothing || !(await confirm({ title: '清除写好的签名？', yes: '清除', no: '先不清除' }))) return
    setStrokes([])
    setTyped((before) => (before === undefined ? undefined : ''))
  }
  const result = () => ({
    isEmpty,
    image: isEmpty ? '' : (canvas.current?.image() ?? ''),
    written: { ...(canvas.current?.size() ?? { width: 0, height: 0 }), strokes: typed === undefined ? strokes : [] },
    words,
  })
  useImperativeHandle(ref, () => ({ result, clear, undo }))
  const tell = useRef(onChange)
  tell.current = onChange
  const told = useRef(true)
  useEffect(() => {
    if (told.current !== isEmpty) tell.current?.(isEmpty)
    told.current = isEmpty
  }, [isEmpty])

  return (
    <View className="q-signature">
      {head !== undefined && <View className="q-signature__head">{head}</View>}
      <View className="q-signature__paper" style={{ height: `${height}px` }}>
        {strokes.length === 0 && words === '' && (
          <View className="q-signature__placeholder serif" {...a11y({ hidden: true })}>
            {placeholder}
          </View>
        )}
        <View className="q-signature__line" />
        <SignatureCanvas
          ref={canvas}
          label={isEmpty ? `请在此签名：${placeholder}` : `${placeholder} 的签名`}
          strokes={typed === undefined ? strokes : []}
          words={words}
          onChange={setStrokes}
        />
      </View>
      {typed !== undefined && (
        <View className="q-input q-signature__typed">
          <TextInput
            className="q-field__input grow"
            label="输入姓名作为签名"
            placeholder={placeholder}
            value={typed}
            onChange={setTyped}
            maxLength={20}
            focus
          />
        </View>
      )}
      <View className="row wrap justify-between gap-8 q-signature__foot">
        <Button kind="text" size="s" onPress={() => setTyped(typed === undefined ? '' : undefined)}>
          {typed === undefined ? '不便手写，改为输入姓名' : '改为手写'}
        </Button>
        <View className="row gap-8 q-signature__actions">
          {typed === undefined && (
            <Button kind="outline" size="s" disabled={strokes.length === 0} onPress={undo}>
              撤销
            </Button>
          )}
          <Button kind="outline" size="s" icon="refresh" disabled={strokes.length === 0 && words === ''} onPress={clear}>
            重写
          </Button>
        </View>
      </View>
    </View>
  )
})
