import type { RefObject } from 'react'

/** WeChat moves neither focus nor back into our layers. */
export function useModal(_layer: { open: boolean; onClose: () => void; panel: RefObject<HTMLElement> }) {}
