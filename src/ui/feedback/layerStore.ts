import type { ReactNode } from 'react'
import { create } from 'zustand'
import type { OpenType } from '../press/pressTypes'

export type Toast = { id: number; text: string; icon?: 'check' | undefined }

export type Question = {
  title: string
  text?: ReactNode
  /** The right-hand button. */
  yes?: string
  /** The left-hand, safe button; a question without it only tells. */
  no?: string | undefined
  /** The right-hand button destroys something: cinnabar. */
  danger?: boolean
  icon?: 'warning' | 'info' | 'check-circle'
  /** WeChat's power behind the right-hand button: it is a yes once WeChat says so. */
  opens?: { openType: OpenType; id: string }
  /** Stands on this page alone, and waits there while another one is read. */
  page?: unknown
}
export type Asked = Question & { id: number; answer: (yes: boolean) => void }

type Layers = {
  toast: Toast | undefined
  /** Questions wait for each other: one stands on screen. */
  questions: Asked[]
  /** The picture layer of H5, while it is open. */
  zoom: ReactNode
  /** Presses under way that write; the overlay belongs to them, never to reading. */
  presses: number
}

/** What lies above every page; drawn by the page on top. */
export const useLayers = create<Layers>()(() => ({ toast: undefined, questions: [], zoom: null, presses: 0 }))
