import { App, Button, Popover } from 'antd'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fieldTitle, uncover, type CaseName, type UncoverReason } from '../../contract/uncover'
import { ask } from '../client/ask'
import { queries } from '../client/useAsk'
import { useSending } from '../client/useSending'
import { ReasonChoice } from './ReasonChoice'
import { useEscape } from './useEscape'
import { useUncovered } from './useUncovered'

/** A case that personal data belong to. */
export type CaseOf = { kind: CaseName; recordId: string }

type Props = {
  of: CaseOf
  field: string
  /** As the gateway answers it, masked. */
  masked: string
  /** A number to be called: uncovered, it is a link. */
  isCalled?: boolean
  /** It asks for the reason at once. */
  asksAtOnce?: boolean
}

/** A masked field: who gives a reason reads it for a minute, in this case alone. What hides nothing is only shown. */
export function Masked(props: Props) {
  const { of, field, masked } = props
  return masked.includes('*') ? <Hidden key={`${of.kind}:${of.recordId}:${field}`} {...props} /> : <>{masked}</>
}

const EMPTY = '（没有留下）'

function Hidden({ of, field, masked, isCalled = false, asksAtOnce = false }: Props) {
  const title = fieldTitle(of.kind, field) ?? ''
  const [isAsking, setAsking] = useState(asksAtOnce)
  const { send, problem, isBusy } = useSending()
  const whole = useRef<HTMLSpanElement>(null)
  const eye = useRef<HTMLButtonElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  // Who was in what goes away stands at the button by which it came.
  const returnFocus = useCallback(() => {
    if (whole.current?.contains(document.activeElement)) eye.current?.focus()
  }, [])
  const { value, secondsLeft, show, hide } = useUncovered(returnFocus)
  const isShown = value !== undefined
  const close = () => {
    returnFocus()
    setAsking(false)
  }
  const choose = async (reason: UncoverReason, words: string) => {
    const isTold = await send(async () => show((await ask(uncover.open, { params: of, body: { field, reason, words } })).value))
    if (!isTold) return
    close()
    void queries.invalidateQueries({ queryKey: [uncover.list.line] })
  }
  useEscape(isAsking ? close : isShown ? hide : undefined)
  useEffect(() => {
    if (isShown) link.current?.focus()
  }, [isShown])
  const verb = isShown ? '遮住' : isCalled ? '拨打' : '查看'
  return (
    <span ref={whole} className="masked">
      <span role="status" className="masked-value">
        <span className="unseen">{title}：</span>
        {isCalled && value ? (
          <a ref={link} href={`tel:${value}`}>
            {value}
          </a>
        ) : (
          (value ?? masked) || EMPTY
        )}
      </span>
      {value && <CopyButton text={value} title={title} />}
      {isShown && <small className="masked-left">{secondsLeft} 秒后遮住</small>}
      <Popover
        open={isAsking}
        trigger="click"
        placement="bottomLeft"
        getPopupContainer={() => whole.current ?? document.body}
        onOpenChange={(isOpen) => !isOpen && close()}
        content={isAsking && <ReasonChoice title={title} problem={problem} isBusy={isBusy} onChoose={(...told) => void choose(...told)} />}
      >
        <Button
          ref={eye}
          size="small"
          type={isCalled ? 'default' : 'text'}
          aria-label={`${verb}${title}`}
          aria-expanded={isAsking}
          onClick={isShown ? hide : isAsking ? close : () => setAsking(true)}
        >
          {isCalled ? verb : <span className={`icon icon--${isShown ? 'eye-off' : 'eye'}`} />}
        </Button>
      </Popover>
    </span>
  )
}

/** Browsers copy on a secure address alone; elsewhere the text is selected. */
function CopyButton({ text, title }: { text: string; title: string }) {
  const { message } = App.useApp()
  if (!('clipboard' in navigator)) return null
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    void message.success('已复制')
  }
  return (
    <Button size="small" type="text" aria-label={`复制${title}`} onClick={() => void copy()}>
      <span className="icon icon--copy" />
    </Button>
  )
}
