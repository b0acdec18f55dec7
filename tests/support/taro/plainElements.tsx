import { createElement, forwardRef, type CSSProperties, type FormEvent, type HTMLAttributes, type ReactNode } from 'react'

type Detail = { detail: { value: unknown } }
type Props = HTMLAttributes<HTMLElement> & {
  children?: ReactNode
  style?: CSSProperties
  value?: string
  onInput?: (event: Detail) => void
  onSubmit?: (event: Detail) => void
}

/** A host component as a plain element that keeps its class, style, accessibility attributes and taps. */
const plain = (tag: string) =>
  forwardRef<HTMLElement, Props>(function PlainElement({ children, ...props }, ref) {
    return createElement(tag, { ...known(props), ref }, children)
  })

const KNOWN = /^(id|className|style|role|title|tabIndex|hidden|href|src|onClick|onTouch\w+|aria-[\w-]+|data-[\w-]+)$/
const known = (props: object) => Object.fromEntries(Object.entries(props).filter(([name]) => KNOWN.test(name)))

/** What is typed arrives as `event.detail.value`, as on every Taro platform. */
export const Textarea = forwardRef<HTMLTextAreaElement, Props>(function Textarea({ value, onInput, ...props }, ref) {
  const onChange = (event: FormEvent<HTMLTextAreaElement>) => onInput?.({ detail: { value: event.currentTarget.value } })
  return createElement('textarea', { ...known(props), ref, value: value ?? '', onChange })
})

export const Block = plain('div')
export const Canvas = plain('canvas')
export const Checkbox = plain('span')
export const CheckboxGroup = plain('div')
export const CoverImage = plain('img')
export const CoverView = plain('div')
export const CustomWrapper = plain('div')
export const Form = plain('form')
export const Label = plain('label')
export const MovableArea = plain('div')
export const MovableView = plain('div')
export const Navigator = plain('a')
export const PageMeta = plain('div')
export const Picker = plain('div')
export const PickerView = plain('div')
export const PickerViewColumn = plain('div')
export const Progress = plain('div')
export const Radio = plain('span')
export const RadioGroup = plain('div')
export const RootPortal = plain('div')
export const Slider = plain('div')
export const Swiper = plain('div')
export const SwiperItem = plain('div')
export const Switch = plain('span')
export const Video = plain('video')
export const WebView = plain('iframe')
