import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { a11y } from '../../element/a11y'
import { cx } from '../../element/cx'
import { useDomId } from '../../element/domId'
import { focusOn } from '../../element/focusOn'
import { VisuallyHidden } from '../../element/VisuallyHidden'
import { Button } from '../../press/Button'
import { ErrorLine } from '../ErrorLine'
import { MultilineInput } from '../MultilineInput'
import { piecesOf, reasonOf, type Mark } from './pieces'
import './marked.scss'

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  /** What has to be mended, first to last; none overlaps another. */
  marks: readonly Mark[]
  maxLength?: number
  placeholder?: string
  /** Another problem; said where nothing is marked. */
  error?: string | undefined
  focus?: boolean
  onBlur?: () => void
}

/**
 * A longer text in which words that may not stand there are marked where they stand. What was typed stays; a button below takes away exactly
 * one of them. The marks are drawn above the text by a copy of it that nobody touches or hears, and that makes the field as high as the text.
 */
export function MarkedTextArea({
  label,
  value,
  onChange,
  marks,
  maxLength = 200,
  placeholder = `请填写${label}`,
  error,
  focus,
  onBlur,
}: Props) {
  const box = useDomId('marked')
  const note = `${box}-note`
  const [removed, setRemoved] = useState('')
  const problem = marks.length > 0 ? reasonOf(marks) : error
  const remove = ({ start, end }: Mark) => {
    setRemoved(`已删掉「${value.slice(start, end)}」`)
    onChange(value.slice(0, start) + value.slice(end))
    focusOn(box)
  }
  return (
    <View id={box} {...a11y({ role: 'group', label: '输入与提示', focusable: true })}>
      <View className="q-textarea">
        <View className="q-marked">
          <MultilineInput
            label={label}
            value={value}
            onChange={onChange}
            maxLength={maxLength}
            placeholder={placeholder}
            focus={focus}
            onBlur={onBlur}
            invalid={problem !== undefined}
            describedBy={problem === undefined ? undefined : note}
          />
          <View className="q-marked__copy" {...a11y({ hidden: true })}>
            {piecesOf(value, marks).map(({ text, isMarked }, at) => (
              <Text key={at} className={cx(isMarked && 'q-marked__word')}>
                {text}
              </Text>
            ))}
            {/* A last line that is empty has a height, too. */}
            <Text>{'\u200b'}</Text>
          </View>
        </View>
        <View
          className={cx('q-textarea__count num', value.length >= maxLength && 'color-rx')}
          {...a11y({ label: `已写 ${value.length} 字，最多 ${maxLength} 字`, role: 'img' })}
        >
          {value.length}/{maxLength}
        </View>
      </View>
      {problem !== undefined && (
        <ErrorLine id={note} flat>
          {problem}
        </ErrorLine>
      )}
      {marks.length > 0 && (
        <View className="row wrap gap-8 margin-top-8">
          {marks.map((mark) => {
            const words = `删掉「${value.slice(mark.start, mark.end)}」`
            return (
              <Button key={mark.start} size="m" kind="brandOutline" quiet label={words} onPress={() => remove(mark)}>
                {/* No bare text: what somebody typed is no name of a button in the statistics. */}
                <>{words}</>
              </Button>
            )
          })}
        </View>
      )}
      <View {...a11y({ role: 'status', live: 'polite' })}>{removed !== '' && <VisuallyHidden>{removed}</VisuallyHidden>}</View>
    </View>
  )
}
